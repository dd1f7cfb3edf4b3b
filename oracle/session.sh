# shellcheck shell=bash
# A session from the open desktop to the last process. Sourced by e2e.sh. Everything a session starts carries
# ORACLE_SESSION in its environment, so that all of it, and nothing else, ends with it.

pause() { sleep "$(awk "BEGIN { print $1 * ${AHK_PACE:-1} }")"; }

# Wine may start services that outlive the session: none of them may inherit the lock (9).
background() { "$WINE" "$@" >/dev/null 2>&1 </dev/null 9>&- & }

# An emulated Wine hangs once in some hundred starts; what a hung one printed must not count.
run_own() {
  local code
  for _ in 1 2; do
    "$ORACLE/run.sh" "$ORACLE/ahk/$1" 45 "${@:2}" >"$work/own" 9>&-
    code=$?
    [ "$code" = 0 ] && cat "$work/own" && return
  done
  echo "$1 failed with $code" >&2
  exit 70
}

open_desktop() {
  background notepad
  local clipboard=
  [ -f "$work/clipboard" ] && clipboard="Z:$work/clipboard"
  xdotool mousemove 400 300
  run_own open.ahk "$clipboard" "$staged_windows"
  xdotool windowfocus "$(xdotool search --name ahkd 2>/dev/null | head -1)"
}

# A fixed pause loses the first keys on a slow machine: the script itself says when it listens.
start_script() {
  local name
  name=$(basename "$1")
  cp "$1" "$DRIVE/script/$name"
  cd "$DRIVE/script" || exit 66
  launch "$name"
  if ! listens; then
    kill -9 "$script_process"
    launch "$name"
    listens || exit 70
  fi
  pause 0.3
}

launch() {
  ORACLE_READY="Z:$work/ready" "$WINE" "$AHK" /ErrorStdOut=utf-8 /include "Z:$ORACLE/ahk/harness.ahk" "$1" \
    >"$work/stdout" 2>"$work/stderr" </dev/null 9>&- &
  script_process=$!
}

# A script that has ended listens no more, and is not waited for.
listens() {
  for _ in $(seq 300); do
    [ -s "$work/ready" ] && return
    kill -0 "$script_process" 2>/dev/null || return 0
    sleep 0.1
  done
  return 1
}

tell_script() {
  if kill -0 "$script_process" 2>/dev/null; then
    echo 'script: still running'
  else
    wait "$script_process"
    echo "script: ended with $?"
  fi
  sed 's/\r$//; s/^/stdout: /' "$work/stdout"
  sed '/^ALSA/d; s/\r$//; s/^/stderr: /' "$work/stderr"
}

end_session() {
  local process key
  # The shell would tell of each process that it was killed.
  exec 2>/dev/null
  for process in $(grep -lsz "^ORACLE_SESSION=$ORACLE_SESSION$" /proc/[0-9]*/environ | cut -d/ -f3); do
    [ "$process" = $$ ] || kill -9 "$process"
  done
  wait
  xdotool keyup ctrl alt shift super mouseup 1 mouseup 2 mouseup 3
  for key in Caps Num Scroll; do
    xset q | grep -q "$key Lock: *on" && xdotool key "${key}_Lock"
  done
}
