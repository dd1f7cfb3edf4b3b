# shellcheck shell=bash
# Sourced by every script here.
# AHK_EXE     the AutoHotkey64.exe that judges        (default ORACLE_HOME/AutoHotkey64.exe)
# ORACLE_HOME holds Wine prefixes and the programs     (default ~/.cache/ahk-oracle)
# AHK_PREFIX  the Wine prefix                          (default ORACLE_HOME/wp)
# AHK_DISPLAY the X display, one per prefix            (default :77)
# WINE, WINESERVER name the programs or wrappers around them, for machines that emulate x86-64.
ORACLE=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
ORACLE_HOME=${ORACLE_HOME:-$HOME/.cache/ahk-oracle}
mkdir -p "$ORACLE_HOME"
export ORACLE ORACLE_HOME
export WINEPREFIX=${AHK_PREFIX:-$ORACLE_HOME/wp} WINEARCH=win64 WINEDEBUG=${WINEDEBUG:--all}
export WINEDLLOVERRIDES='mscoree=;mshtml=;winemenubuilder.exe=d'
export DISPLAY=${AHK_DISPLAY:-:77}
export WINE=${WINE:-/usr/lib/wine/wine64} WINESERVER=${WINESERVER:-/usr/lib/wine/wineserver64}
export AHK=${AHK_EXE:-$ORACLE_HOME/AutoHotkey64.exe}
if [ ! -f "$AHK" ]; then
  echo "no AutoHotkey64.exe: set AHK_EXE, or put it at $ORACLE_HOME" >&2
  exit 66
fi
