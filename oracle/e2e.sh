#!/bin/bash
# e2e.sh SCRIPT ACTION…: executes the script with Notepad focused, acts as a person would, tells what came of it.
# Actions and setup lines are in README.md. AHK_PACE stretches every pause on a busy machine (2 = twice as long).
. "$(dirname "$(readlink -f "$0")")/env.sh"
. "$ORACLE/session.sh"
script=$(readlink -f "$1")
[ -f "$script" ] || { echo "no such file: $1" >&2; exit 66; }
shift

"$ORACLE/up.sh"
exec 9>"$WINEPREFIX/e2e.lock"
flock 9
work=$(mktemp -d)
export ORACLE_SESSION=oracle-$$-$RANDOM ORACLE_READY=
trap 'end_session; rm -rf "$work"' EXIT

clean_drive
for line in "$@"; do [ "${line%% *}" = setup ] && set_up "${line#setup }"; done
open_desktop
start_script "$script"
for line in "$@"; do [ "${line%% *}" = setup ] || act "$line"; done
pause "${E2E_SETTLE:-0.5}"
report text
tell_script
