#!/bin/bash
# Ends everything in this Wine prefix, and only there, then starts it again.
. "$(dirname "$(readlink -f "$0")")/env.sh"
"$WINESERVER" -k
"$WINESERVER" -w
rm -f "$WINEPREFIX/keeper.pid"
exec "$ORACLE/up.sh"
