#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F8, it moves the pointer to the middle of the screen.
; To end the script: right-click the green H in the notification area and choose Exit.

CoordMode("Mouse", "Screen")

F8::MouseMove(A_ScreenWidth // 2, A_ScreenHeight // 2)
