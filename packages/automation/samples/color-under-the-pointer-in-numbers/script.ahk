#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it types the red, green, and blue values of the color under the pointer, “ is ”, and the color under the pointer.
; To end the script: right-click the green H in the notification area and choose Exit.

CoordMode("Mouse", "Screen")
CoordMode("Pixel", "Screen")

F2::SendText(RgbAtMouse() . " is " . ColorAtMouse())

; The color under the mouse as red, green and blue, such as 43,92,138.
RgbAtMouse() {
    color := Integer("0x" SubStr(ColorAtMouse(), 2))
    return Format("{},{},{}", color >> 16, color >> 8 & 255, color & 255)
}

; The color under the mouse, such as #2B5C8A.
ColorAtMouse() {
    MouseGetPos(&x, &y)
    return "#" . SubStr(PixelGetColor(x, y), 3)
}
