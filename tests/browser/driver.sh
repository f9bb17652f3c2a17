# SPDX-License-Identifier: MIT
# A headless Chromium, driven by ChromeDriver over HTTP: what tests/browser/*.sh share. Needs Debian's
# chromium, chromium-driver, curl and jq; the server needs node.
profile=$work/profile
session=

# wd METHOD PATH [JSON]: a call of WebDriver; prints its value as JSON
wd() {
	curl -s -X "$1" "http://127.0.0.1:$port$2" -H 'Content-Type: application/json' ${3:+-d "$3"} |
		jq -c .value
}

browser_start() {
	chromedriver --port=0 --log-path="$work/driver.log" >"$work/driver.port" 2>&1 &
	driver=$!
	trap 'browser_stop; server_stop; rm -rf "$work"' EXIT
	trap 'exit 1' HUP INT PIPE TERM
	until_ grep -q "started successfully on port" "$work/driver.port" || return 1
	port=$(sed -n "s/.*on port \([0-9]*\)[.]$/\1/p" "$work/driver.port")
	until_ curl -sf "http://127.0.0.1:$port/status" || return 1
	session=/session/$(wd POST /session "$(jq -n --arg profile "$profile" '{ capabilities: {
		alwaysMatch: { browserName: "chrome", "goog:loggingPrefs": { browser: "ALL",
		performance: "ALL" },
		"goog:chromeOptions": { args: [ "--headless", "--no-sandbox", "--disable-gpu",
		"--disable-quic", "--no-first-run", "--disable-background-networking",
		"--disable-component-update", "--disable-sync", "--hide-scrollbars",
		"--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
		"--user-data-dir=" + $profile ] } } } }')" | jq -r .sessionId)
	[ "$session" != /session/null ] || return 1
	# What the browser reads for itself at its start is nobody's question.
	go about:blank
	asked >/dev/null
}

browser_stop() {
	wd DELETE "$session" >/dev/null 2>&1
	kill "$driver" 2>/dev/null
	wait "$driver" 2>/dev/null
}

go() {
	wd POST "$session/url" "$(jq -n --arg url "$1" '{ url: $url }')" >/dev/null
}

# js SCRIPT: what it returns, as text
js() {
	wd POST "$session/execute/sync" "$(jq -n --arg script "$1" '{ script: $script, args: [] }')" |
		jq -r .
}

# is TEXT SCRIPT: the script returns it
is() {
	got=$(js "$2")
	[ "$got" = "$1" ] && return 0
	echo "it returns '$got', not '$1'"
	return 1
}

# key NAME...: pressed and let go, one after the other
key() {
	for name; do
		case $name in
		Tab) code='\ue004' ;;
		Enter) code='\ue007' ;;
		Left) code='\ue012' ;;
		Right) code='\ue014' ;;
		*) code=$name ;;
		esac
		wd POST "$session/actions" "{ \"actions\": [ { \"type\": \"key\", \"id\": \"keyboard\",
			\"actions\": [ { \"type\": \"keyDown\", \"value\": \"$code\" },
			{ \"type\": \"keyUp\", \"value\": \"$code\" } ] } ] }" >/dev/null
	done
}

# size WIDTH HEIGHT, as the page has it
size() {
	wd POST "$session/goog/cdp/execute" "$(jq -n --argjson w "$1" --argjson h "$2" '{ cmd:
		"Emulation.setDeviceMetricsOverride", params: { width: $w, height: $h,
		deviceScaleFactor: 1, mobile: false } }')" >/dev/null
}

# scheme light|dark
scheme() {
	wd POST "$session/goog/cdp/execute" "$(jq -n --arg scheme "$1" '{ cmd:
		"Emulation.setEmulatedMedia", params: { features: [
		{ name: "prefers-color-scheme", value: $scheme } ] } }')" >/dev/null
}

# media print, or '' for what there is
media() {
	wd POST "$session/goog/cdp/execute" "{ \"cmd\": \"Emulation.setEmulatedMedia\",
		\"params\": { \"media\": \"$1\" } }" >/dev/null
}

# scripts on|off
scripts() {
	[ "$1" = on ] && disabled=false || disabled=true
	wd POST "$session/goog/cdp/execute" "{ \"cmd\": \"Emulation.setScriptExecutionDisabled\",
		\"params\": { \"value\": $disabled } }" >/dev/null
}

# picture FILE.png: of what is seen
picture() {
	wd GET "$session/screenshot" | jq -r . | base64 -d >"$1"
}

# quiet: the console has said nothing since the last time
quiet() {
	said=$(wd POST "$session/se/log" '{ "type": "browser" }' | jq -r '.[].message')
	[ -z "$said" ] && return 0
	echo "$said"
	return 1
}

# asked: every address that was asked for since the last time
asked() {
	wd POST "$session/se/log" '{ "type": "performance" }' | jq -r '.[].message | fromjson | .message |
		select(.method == "Network.requestWillBeSent") | .params.request.url'
}

# server_start FOLDER: it is served on $server_port
server_start() {
	node "$srcdir/tests/browser/serve.js" "$1" >"$work/server.port" &
	server=$!
	until_ test -s "$work/server.port" || return 1
	server_port=$(cat "$work/server.port")
}

server_stop() {
	[ -z "${server:-}" ] || kill "$server" 2>/dev/null
}

# every_page_has SCRIPT: from now on it runs in each page before the page's own
every_page_has() {
	jq -n --rawfile source "$1" '{ cmd: "Page.addScriptToEvaluateOnNewDocument",
		params: { source: $source } }' >"$work/.script"
	wd POST "$session/goog/cdp/execute" "@$work/.script" | jq -e .identifier
}

# tool_installed: what npm has for these tests lies in $tools, in the folder that is built in; else the part
# that wants it is skipped
tool_installed() {
	tools=${TRADEPOST%/*}/browser-tools
	command -v npm >/dev/null || { skip "$part: npm has what it needs" 'npm is not installed'; return 1; }
	check "$part: npm has what it needs" tool_install
	[ -d "$tools/node_modules" ]
}

tool_install() {
	cmp -s "$srcdir/tests/browser/package-lock.json" "$tools/node_modules/.lock" && return
	mkdir -p "$tools" && cp "$srcdir/tests/browser/package.json" \
		"$srcdir/tests/browser/package-lock.json" "$tools" &&
		(cd "$tools" && npm ci --ignore-scripts --no-audit --no-fund) &&
		cp "$tools/package-lock.json" "$tools/node_modules/.lock"
}
