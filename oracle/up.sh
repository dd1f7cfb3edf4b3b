#!/bin/bash
# Starts a display, a Wine prefix and a process that holds its desktop open. Safe to repeat.
. "$(dirname "$(readlink -f "$0")")/env.sh"

start_display() {
  local number=${DISPLAY#:}
  [ -S "/tmp/.X11-unix/X$number" ] && xdpyinfo >/dev/null 2>&1 && return
  setsid Xvfb "$DISPLAY" -screen 0 1280x800x24 -nolisten tcp >"$ORACLE_HOME/xvfb$number.log" 2>&1 </dev/null &
  for _ in $(seq 50); do [ -S "/tmp/.X11-unix/X$number" ] && return; sleep 0.1; done
}

quiet() { "$@" >/dev/null 2>&1 </dev/null; }

make_prefix() {
  [ -f "$WINEPREFIX/made" ] && return
  quiet "$WINE" wineboot -i
  quiet "$WINE" winecfg -v win10
  quiet "$WINE" reg add 'HKCU\Software\Wine\Explorer' /v Desktop /d ahkd /f
  quiet "$WINE" reg add 'HKCU\Software\Wine\Explorer\Desktops' /v ahkd /d 1280x800 /f
  quiet "$WINESERVER" -w
  own_folders
  touch "$WINEPREFIX/made"
}

# Wine links Desktop, Documents and the like to the home folder of the person at this machine:
# a script that tidies Downloads would tidy theirs.
own_folders() {
  find "$WINEPREFIX/drive_c/users" -type l | while IFS= read -r link; do rm "$link"; mkdir "$link"; done
}

hold_desktop() {
  kill -0 "$(cat "$WINEPREFIX/keeper.pid" 2>/dev/null)" 2>/dev/null && return
  setsid "$WINE" "$AHK" "Z:$ORACLE/ahk/keeper.ahk" >/dev/null 2>&1 </dev/null &
  echo $! >"$WINEPREFIX/keeper.pid"
  for _ in $(seq 100); do xdotool search --name ahkd >/dev/null 2>&1 && return; sleep 0.1; done
}

start_display
make_prefix
quiet "$WINESERVER" -p
hold_desktop
true
