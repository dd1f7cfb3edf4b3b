#Requires AutoHotkey v2.0
#SingleInstance Force

; The K key does nothing.
; To end the script: right-click the green H in the notification area and choose Exit.

k::return
+k::return
