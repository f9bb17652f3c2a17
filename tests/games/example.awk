# SPDX-License-Identifier: MIT
# Prints the file `file` out of the example of a page: what stands literal behind ".Pa FILE :".
/^\.Pa / { wanted = $2 == file }
/^\.Ed/ && inside { exit }
inside { gsub(/\\e/, "\\"); gsub(/\\&/, ""); sub(/^\\&/, ""); print }
/^\.Bd -literal/ && wanted { inside = 1 }
