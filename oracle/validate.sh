#!/bin/bash
# validate.sh SCRIPT: 0 loads clean, 1 warnings only, 2 load error, 124 hung. Prints file:line: message.
# AutoHotkey reads the script and never executes it.
. "$(dirname "$(readlink -f "$0")")/env.sh"
script=$(readlink -f "$1")
[ -f "$script" ] || { echo "no such file: $1" >&2; exit 66; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# A #Warn of the script's own would bring the dialogs back and hang the run, so a copy without it is read.
# The copy also keeps what the loader may write away from the script's folder.
LC_ALL=C perl -pe 's/^((?:\xEF\xBB\xBF)?[ \t]*)(#Warn(?:\s|,|$))/$1;$2/i' "$script" >"$work/$(basename "$script")"
cd "$(dirname "$script")" || exit 66

load() {
  timeout -k 2 "${AHK_TIMEOUT:-30}" "$WINE" "$AHK" /ErrorStdOut=utf-8 /include "Z:$ORACLE/ahk/warnings.ahk" \
    /validate "Z:$work/$(basename "$script")" >"$work/output" 2>&1 </dev/null
}

# Killed at the limit is 124 or 137. An emulated Wine hangs once in some hundred starts; a dialog hangs every time.
load 2>/dev/null
code=$?
case $code in 124 | 137) load 2>/dev/null; code=$? ;; esac
[ "$code" = 137 ] && code=124
sed -E 's/\r$//; s#^[A-Z]:\\([^:]*\\)?([^\\:]+) \(([0-9]+)\) : ==> #\2:\3: #' "$work/output"
[ "$code" = 0 ] && grep -q '==> Warning' "$work/output" && code=1
exit "$code"
