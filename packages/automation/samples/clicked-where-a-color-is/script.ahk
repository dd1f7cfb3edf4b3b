#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it clicks on a spot on the screen that has the color #3096fa.
; When you press F8, if the color at the screen position 20, 52 is #3096fa, it types “marked”; otherwise, it presses Ctrl+A.
; To end the script: right-click the green H in the notification area and choose Exit.

CoordMode("Mouse", "Screen")
CoordMode("Pixel", "Screen")

F7::ClickColor(0x3096FA)
F8:: {
    if PixelIs({x: 20, y: 52}, 0x3096FA) {
        SendText("marked")
    } else {
        Send("^a")
    }
}

; Clicks the first pixel with a color, or with one that differs by no more than this
ClickColor(color, difference := 10) {
    left := SysGet(76), top := SysGet(77) ; of all screens together
    right := left + SysGet(78) - 1, bottom := top + SysGet(79) - 1
    try if PixelSearch(&x, &y, left, top, right, bottom, color, difference)
        Click(x, y)
}

; Whether a place on the screen has a color, or one that looks the same.
PixelIs(point, color) {
    CoordMode("Pixel", "Screen")
    try found := Integer(PixelGetColor(point.x, point.y))
    catch
        return false
    for shift in [0, 8, 16]
        if (Abs(((found >> shift) & 255) - ((color >> shift) & 255)) > 24)
            return false
    return true
}
