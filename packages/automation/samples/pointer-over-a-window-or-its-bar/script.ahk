#Requires AutoHotkey v2.0
#SingleInstance Force

; While the pointer is over a title bar, when you scroll the mouse wheel up, it types “[bar up]”.
; While the pointer is over Chrome and the pointer is not over a title bar, when you scroll the mouse wheel up, it types “[chrome up]”.
; While the pointer is over the window under the pointer and the pointer is over the window with “Inbox” in its title, when you press the middle mouse button, it types “[middle on inbox]”.
; While the pointer is not over Chrome, when you press F2, it types “[not chrome]”.
; To end the script: right-click the green H in the notification area and choose Exit.

#HotIf OverTitleBar()
WheelUp::SendText("[bar up]")
#HotIf

#HotIf (WinExist("ahk_exe chrome.exe ahk_id " WindowUnderMouse()) && !OverTitleBar())
WheelUp::SendText("[chrome up]")
#HotIf

#HotIf ((WindowUnderMouse() = WindowUnderMouse()) && HasTitle(WindowUnderMouse(), "Inbox"))
MButton::SendText("[middle on inbox]")
#HotIf

#HotIf !WinExist("ahk_exe chrome.exe ahk_id " WindowUnderMouse())
F2::SendText("[not chrome]")
#HotIf

; The window itself says which of its parts is under the pointer: 2 is the title bar.
OverTitleBar() {
    CoordMode("Mouse", "Screen")
    MouseGetPos(&x, &y, &window)
    try return SendMessage(0x84, 0, (y << 16) | (x & 0xFFFF), window, "ahk_id " window) = 2
    return false
}

WindowUnderMouse() {
    MouseGetPos(,, &window)
    return window
}

; Whether the title of a window contains these words, ignoring capitalization
HasTitle(window, words) {
    try
        return InStr(WinGetTitle(window), words) > 0
    return false
}
