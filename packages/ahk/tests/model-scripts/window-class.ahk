#Requires AutoHotkey v2.0
class WindowManager {
    static positions := Map()
    static Snap(side) {
        MonitorGetWorkArea(, &left, &top, &right, &bottom)
        width := (right - left) // 2
        x := side = "left" ? left : left + width
        WinRestore("A")
        WinMove(x, top, width, bottom - top, "A")
    }
    static Remember() {
        hwnd := WinExist("A")
        WinGetPos(&x, &y, &w, &h, hwnd)
        this.positions[hwnd] := {x: x, y: y, w: w, h: h}
    }
    static Restore() {
        hwnd := WinExist("A")
        if !this.positions.Has(hwnd)
            return
        pos := this.positions[hwnd]
        WinMove(pos.x, pos.y, pos.w, pos.h, hwnd)
    }
}
#!Left::WindowManager.Snap("left")
#!Right::WindowManager.Snap("right")
#!s::WindowManager.Remember()
#!r::WindowManager.Restore()
