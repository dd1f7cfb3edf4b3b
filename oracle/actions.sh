# shellcheck shell=bash
# What a person does in a session, and what is looked at. Sourced by e2e.sh.

act() {
  local verb=${1%% *} rest=${1#* }
  case $verb in
  wait) pause "$rest" ;;
  type) type_text "$rest" ;;
  line) type_text "$rest⏎" ;;
  key) xdotool key --delay 120 $rest && pause 0.35 ;;
  tap) xdotool key --delay 40 "$rest" sleep 0.08 key --delay 40 "$rest" && pause 0.35 ;;
  hold) hold_key $rest ;;
  clipboard) plain_text "$rest" >"$work/copied" && run_own copy.ahk "Z:$work/copied" ;;
  open) background $rest && pause 2 ;;
  counter) background "$AHK" "Z:$ORACLE/ahk/counter.ahk" && pause 2 ;;
  report) pause 0.3 && report $rest ;;
  mousemove | click | mousedown | mouseup | keydown | keyup) xdotool $1 && pause 0.2 ;;
  *)
    echo "unknown action: $1" >&2
    exit 64
    ;;
  esac
}

type_text() {
  local text=${1//␣/ }
  xdotool type --delay "$(awk "BEGIN { print int(45 * ${AHK_PACE:-1}) }")" -- "${text//⏎/$'\n'}"
  pause 0.3
}

hold_key() {
  xdotool keydown "$1"
  sleep "$2"
  xdotool keyup "$1"
  pause 0.3
}

report() {
  local kind=$1
  shift
  case $kind in
  files) set -- "$(windows_path "$*")" ;;
  messages) set -- "$(tr -d '\r\n' <"$work/ready" 2>/dev/null)" ;;
  esac
  run_own report.ahk "$kind" "$@"
}
