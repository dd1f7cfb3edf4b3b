# shellcheck shell=bash
# Drive C of the prefix, as a session finds it. Sourced by e2e.sh.
DRIVE=$WINEPREFIX/drive_c
staged_windows=0

# A script that writes files must find the drive as every other script found it.
clean_drive() {
  find "$DRIVE" -mindepth 1 -maxdepth 1 ! -name windows ! -name users ! -iname 'program*' -exec rm -rf {} +
  rm -rf "$DRIVE/programs"
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

windows_path() {
  case $1 in
  ?:*) echo "$1" ;;
  *) echo "C:\\users\\$(basename "$(profile)")\\$1" ;;
  esac
}

# ⏎ and ␣ stand for what an editor would hide or strip.
plain_text() {
  local text=${1//␣/ }
  printf %s "${text//⏎/$'\r\n'}"
}

set_up() {
  local kind path text
  if [[ $1 =~ ^([a-z]+)\ \"([^\"]+)\"\ ?(.*)$ ]]; then
    kind=${BASH_REMATCH[1]} path=${BASH_REMATCH[2]} text=${BASH_REMATCH[3]}
  else
    read -r kind path text <<<"$1"
  fi
  case $kind in
  file) path=$(unix_path "$path") && mkdir -p "$(dirname "$path")" && plain_text "$text" >"$path" ;;
  folder) mkdir -p "$(unix_path "$path")" ;;
  clipboard) plain_text "${1#clipboard }" >"$work/clipboard" ;;
  tray) export ORACLE_TRAY=1 ;;
  program) stage_program "$path" ;;
  window)
    stage_program "$path"
    background "C:\\programs\\$path" "Z:$ORACLE/ahk/window.ahk" "$text"
    staged_windows=$((staged_windows + 1))
    ;;
  *)
    echo "unknown setup: $1" >&2
    exit 64
    ;;
  esac
}

# AutoHotkey started under another name runs the script of that name beside it, so any program can be staged.
stage_program() {
  cp "$AHK" "$DRIVE/programs/$1"
  cp "$ORACLE/ahk/window.ahk" "$DRIVE/programs/${1%.*}.ahk"
  export WINEPATH='C:\programs'
}
