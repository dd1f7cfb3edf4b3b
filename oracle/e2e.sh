#!/bin/bash
# e2e.sh SCRIPT LINE…: executes the script with Notepad focused, acts as a person would, tells what came of it.
# The lines are described in README.md. AHK_PACE=2 makes every pause twice as long, for a busy machine.
. "$(dirname "$(readlink -f "$0")")/env.sh"
. "$ORACLE/drive.sh"
. "$ORACLE/session.sh"
. "$ORACLE/actions.sh"
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
for line in "$@"; do [[ $line == setup\ * ]] && set_up "${line#setup }"; done
open_desktop
start_script "$script"
for line in "$@"; do [[ $line == setup\ * ]] || act "$line"; done
pause "${E2E_SETTLE:-0.5}"
report text
tell_script
