#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press the middle mouse button, it moves the window under the pointer while you hold the middle mouse button.
; When you press Alt+middle mouse button, it resizes the window under the pointer while you hold Alt+middle mouse button.
; To end the script: right-click the green H in the notification area and choose Exit.

CoordMode("Mouse", "Screen")

MButton:: {
    if !DragWindow("MButton")
        Send("{Blind}{MButton}")
}

!MButton::DragSize("MButton")

; Moves the window under the pointer along with it while a key is held; tells whether it was moved
DragWindow(key) {
    MouseGetPos(&startX, &startY, &window)
    moved := false, before := SetWinDelay(-1)
    try { ; the window may have been closed in the meantime, or its program may run as administrator
        if WinGetMinMax(window) = 0 && !IsShell(window) {
            WinGetPos(&x, &y, , , window)
            while GetKeyState(key, "P") {
                MouseGetPos(&mouseX, &mouseY)
                if moved := moved || mouseX != startX || mouseY != startY
                    WinMove(x + mouseX - startX, y + mouseY - startY, , , window)
                Sleep(10)
            }
        }
    }
    SetWinDelay(before)
    return moved
}

; Whether it is the desktop or the taskbar
IsShell(window) {
    try
        return WinGetClass(window) ~= "^(Progman|WorkerW|Shell_TrayWnd|Shell_SecondaryTrayWnd)$"
    return false
}

; Resizes the window under the pointer while a key is held; tells whether it was resized
DragSize(key) {
    MouseGetPos(&startX, &startY, &window)
    moved := false, before := SetWinDelay(-1)
    try { ; the window may have been closed in the meantime, or its program may run as administrator
        if WinGetMinMax(window) = 0 && !IsShell(window) {
            WinGetPos(&x, &y, &width, &height, window)
            fromLeft := startX < x + width / 2 ; the corner nearest to the pointer moves
            fromTop := startY < y + height / 2
            while GetKeyState(key, "P") {
                MouseGetPos(&mouseX, &mouseY)
                right := mouseX - startX, down := mouseY - startY
                if moved := moved || right || down
                    WinMove(x + (fromLeft ? right : 0), y + (fromTop ? down : 0)
                        , Max(100, width + (fromLeft ? -right : right)), Max(60, height + (fromTop ? -down : down)), window)
                Sleep(10)
            }
        }
    }
    SetWinDelay(before)
    return moved
}
