#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it turns the dimming of all other windows on, or off if it is already on.
; When you press F8, it turns the border around the current window on, or off if it is already on.
; To end the script: right-click the green H in the notification area and choose Exit.

F7:: {
    DimOthers(-1)
    KeyWait("F7") ; holding the key down doesn't switch back and forth
}

F8:: {
    MarkActiveWindow(-1)
    KeyWait("F8") ; holding the key down doesn't switch back and forth
}

; Puts a dark overlay over all screens that stays right behind the window in front. -1 toggles it.
DimOthers(state) {
    static shade := 0
    if state = (shade ? 1 : 0)
        return
    if shade {
        SetTimer(KeepBehind, 0)
        shade.Destroy()
        shade := 0
        return
    }
    shade := Gui("-Caption +ToolWindow +E0x20") ; 0x20 lets clicks through
    shade.BackColor := "Black"
    WinSetTransparent(178, shade)
    shade.Show("NoActivate x" SysGet(76) " y" SysGet(77) " w" SysGet(78) " h" SysGet(79))
    SetTimer(KeepBehind, 100)

    KeepBehind() {
        if shade && (active := WinExist("A")) && active != shade.Hwnd
            DllCall("SetWindowPos", "Ptr", shade.Hwnd, "Ptr", active, "Int", 0, "Int", 0, "Int", 0, "Int", 0, "UInt", 0x13)
    }
}

; Draws a red frame around the window in front. -1 toggles it.
MarkActiveWindow(state) {
    static frame := 0
    if state = (frame ? 1 : 0)
        return
    if frame {
        SetTimer(Follow, 0)
        frame.Destroy()
        frame := 0
        return
    }
    frame := Gui("-Caption +ToolWindow +AlwaysOnTop +E0x20 -DPIScale") ; 0x20 lets clicks through
    frame.BackColor := "Red"
    SetTimer(Follow, 100)

    Follow() {
        static last := ""
        if !frame
            return
        active := WinExist("A")
        if !active || active = frame.Hwnd || IsShell(active) || WinGetMinMax(active) = -1 {
            frame.Hide(), last := ""
            return
        }
        area := VisibleFrame(active)
        place := "x" area.x " y" area.y " w" area.width " h" area.height
        if place = last
            return
        last := place
        width := area.width, height := area.height
        frame.Show("NoActivate " place)
        ; Everything except what is more than 4 pixels inside
        WinSetRegion("0-0 " width "-0 " width "-" height " 0-" height " 0-0 4-4 " width - 4 "-4 " width - 4 "-" height - 4 " 4-" height - 4 " 4-4", frame)
    }
}

; Where a window is seen: Windows 10 and 11 count an invisible border around it as part of the window
VisibleFrame(window) {
    WinGetPos(&x, &y, &width, &height, window)
    frame := Buffer(16, 0)
    if DllCall("dwmapi\DwmGetWindowAttribute", "Ptr", window, "UInt", 9, "Ptr", frame, "UInt", 16) = 0 {
        left := NumGet(frame, 0, "Int"), top := NumGet(frame, 4, "Int")
        right := NumGet(frame, 8, "Int"), bottom := NumGet(frame, 12, "Int")
        border := Max(left - x, top - y, x + width - right, y + height - bottom)
        ; Screens with different scaling count pixels differently, and then the difference is not a border
        if border < 30 && left >= x && right <= x + width
            return { x: left, y: top, width: right - left, height: bottom - top }
    }
    return { x: x, y: y, width: width, height: height }
}

; Whether it is the desktop or the taskbar
IsShell(window) {
    try
        return WinGetClass(window) ~= "^(Progman|WorkerW|Shell_TrayWnd|Shell_SecondaryTrayWnd)$"
    return false
}
