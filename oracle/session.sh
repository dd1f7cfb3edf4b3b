# The steps of e2e.sh. Everything started here carries ORACLE_SESSION, so that all of it, and nothing else, ends with it.
DRIVE=$WINEPREFIX/drive_c
windows=0

pause() { sleep "$(awk "BEGIN { print $1 * ${AHK_PACE:-1} }")"; }

# A script that writes files must find the drive as every other script found it.
clean_drive() {
  find "$DRIVE" -mindepth 1 -maxdepth 1 ! -name windows ! -name users ! -iname 'program*' -exec rm -rf {} +
  for folder in Desktop Documents Downloads Music Pictures Videos; do
    find "$(profile)/$folder" -mindepth 1 -delete
  done
  mkdir -p "$DRIVE/script" "$DRIVE/programs"
}

profile() { find "$DRIVE/users" -mindepth 1 -maxdepth 1 ! -name Public | head -1; }

# C:\a\b is on the prefix's drive; a path without a drive, such as Desktop\b, is in the user's profile.
unix_path() {
  case $1 in
  [Cc]:*) echo "$DRIVE/$(tr '\\' / <<<"${1:3}")" ;;
  *) echo "$(profile)/$(tr '\\' / <<<"$1")" ;;
  esac
}

windows_path() { case $1 in ?:*) echo "$1" ;; *) echo "C:\\users\\$(basename "$(profile)")\\$1" ;; esac; }

set_up() {
  local kind path text
  read -r kind path text <<<"$1"
  case $kind in
  file) path=$(unix_path "$path"); mkdir -p "$(dirname "$path")"; printf %s "${text//⏎/$'\r\n'}" >"$path" ;;
  folder) mkdir -p "$(unix_path "$path")" ;;
  clipboard) text=${1#clipboard }; printf %s "${text//⏎/$'\r\n'}" >"$work/clipboard" ;;
  program) stage_program "$path" ;;
  window) stage_program "$path"; windows=$((windows + 1)); background "C:\\programs\\$path" "Z:$ORACLE/ahk/window.ahk" "$text" ;;
  *) echo "unknown setup: $1" >&2; exit 64 ;;
  esac
}

# AutoHotkey started under another name runs the script of that name beside it, so any program can be staged.
stage_program() {
  cp "$AHK" "$DRIVE/programs/$1"
  cp "$ORACLE/ahk/window.ahk" "$DRIVE/programs/${1%.*}.ahk"
  export WINEPATH='C:\programs'
}

background() { "$WINE" "$@" >/dev/null 2>&1 </dev/null & }

open_desktop() {
  background notepad
  local clipboard=
  [ -f "$work/clipboard" ] && clipboard="Z:$work/clipboard"
  "$ORACLE/run.sh" "$ORACLE/ahk/open.ahk" 60 "$clipboard" "$windows" >/dev/null 2>&1
  xdotool windowfocus "$(xdotool search --name ahkd 2>/dev/null | head -1)"
}

start_script() {
  cp "$1" "$DRIVE/script/$(basename "$1")"
  cd "$DRIVE/script" || exit 66
  ORACLE_READY="Z:$work/ready" "$WINE" "$AHK" /ErrorStdOut=utf-8 /include "Z:$ORACLE/ahk/harness.ahk" \
    "$(basename "$1")" >"$work/stdout" 2>"$work/stderr" </dev/null &
  script_process=$!
  for _ in $(seq 200); do
    [ -s "$work/ready" ] && break
    kill -0 "$script_process" 2>/dev/null || break
    sleep 0.1
  done
  pause 0.3
}

act() {
  local verb=${1%% *} rest=${1#* }
  case $verb in
  wait) pause "$rest" ;;
  type) xdotool type --delay "$(awk "BEGIN { print int(45 * ${AHK_PACE:-1}) }")" -- "$rest"; pause 0.3 ;;
  key) xdotool key --delay 120 $rest; pause 0.35 ;;
  report) pause 0.3; report $rest ;;
  *) xdotool $1; pause 0.2 ;;
  esac
}

report() {
  local kind=$1
  shift
  case $kind in
  files) set -- "$(windows_path "$1")" ;;
  messages) set -- "$(tr -d '\r\n' <"$work/ready" 2>/dev/null)" ;;
  esac
  "$ORACLE/run.sh" "$ORACLE/ahk/report.ahk" 60 "$kind" "$@"
}

tell_script() {
  if kill -0 "$script_process" 2>/dev/null; then echo 'script: still running'; else
    wait "$script_process"
    echo "script: ended with $?"
  fi
  sed 's/\r$//; s/^/stdout: /' "$work/stdout"
  grep -v '^ALSA' "$work/stderr" | sed 's/\r$//; s/^/stderr: /'
}

end_session() {
  for process in $(grep -lsz "^ORACLE_SESSION=$ORACLE_SESSION$" /proc/[0-9]*/environ | cut -d/ -f3); do
    [ "$process" = $$ ] || kill -9 "$process"
  done 2>/dev/null
  wait 2>/dev/null
  xdotool keyup ctrl alt shift super mouseup 1 mouseup 3
}
