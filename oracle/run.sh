#!/bin/bash
# run.sh SCRIPT [SECONDS [ARGUMENT…]]: executes the script.
# stdout holds what it wrote with FileAppend(text, "*"). 2 is a load error, 3 an error at run time (told on stderr),
# 124 means it was still running at the limit, as a script with hotkeys is.
. "$(dirname "$(readlink -f "$0")")/env.sh"
script=$(readlink -f "$1")
[ -f "$script" ] || { echo "no such file: $1" >&2; exit 66; }
limit=${2:-30}
shift 2 2>/dev/null || shift
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$(dirname "$script")" || exit 66
timeout -k 2 "$limit" "$WINE" "$AHK" /ErrorStdOut=utf-8 /include "Z:$ORACLE/ahk/harness.ahk" \
  "$(basename "$script")" "$@" >"$work/stdout" 2>"$work/stderr" </dev/null
code=$?
tr -d '\r' <"$work/stdout"
grep -v '^ALSA lib' "$work/stderr" | tr -d '\r' >&2
exit "$code"
