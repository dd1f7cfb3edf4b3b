#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F3, it types tomorrow’s date.
; To end the script: right-click the green H in the notification area and choose Exit.

F3::SendText(FormatTime(DateAdd(A_Now, 1, "Days"), "ShortDate"))
