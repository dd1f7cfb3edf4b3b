#Requires AutoHotkey v2.0
#NoTrayIcon
#SingleInstance Ignore
; Wine closes its desktop with the last window: this one never ends.
Persistent
