#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it shows “███” in large red letters at the top right of the screen and leaves it there.
; When you press F3, it shows “███” in green letters at the top right of the screen and leaves it there.
; When you press F4, it shows “dark” in small navy letters at the bottom left of the screen and leaves it there.
; When you press F5, it shows “███” in big yellow letters in the left half of the screen.
; When you press F6, it shows “███” in enormous #2b5c8a letters.
; When you press F7, it removes the huge letters from the screen.
; To end the script: right-click the green H in the notification area and choose Exit.

F2::ShowLabel("dot", "███", "top-right", "FF0000", 40)
F3::ShowLabel("dot", "███", "top-right", "00FF00")
F4::ShowLabel("note", "dark", "bottom-left", "000080", 12, "White")
F5::ShowBigText("███", 0, "left", "FFFF00", 28)
F6::ShowBigText("███", 0, , "2B5C8A", 96)
F7::HideBigText()

; Words that stay on the screen, in place of what the label of that name said before.
ShowLabel(name, text, place := "", color := "White", size := 20, behind := "Black") {
    if !Labels().Has(name)
        Labels()[name] := NewLabel(text, size)
    label := Labels()[name]
    label.box.BackColor := behind
    label.words.SetFont("s" size " c" color)
    if label.words.Value != text || label.size != size {
        label.size := size
        fitting := NewLabel(text, size)
        fitting.words.GetPos(, , &width, &height)
        fitting.box.Destroy()
        label.words.Move(, , width, height)
        label.words.Value := text
    }
    label.place := place || label.place
    isShown := DllCall("IsWindowVisible", "Ptr", label.box.Hwnd)
    label.box.Show(isShown ? "NoActivate AutoSize" : "Hide AutoSize")
    label.box.GetPos(, , &width, &height)
    corner := LabelCorner(label.place, width, height)
    label.box.Show("NoActivate x" corner.x " y" corner.y)
}

; The labels on the screen, by name.
Labels() {
    static labels := Map()
    return labels
}

NewLabel(text, size) {
    box := Gui("+AlwaysOnTop -Caption +ToolWindow -DPIScale +Disabled +E0x20") ; clicks go through it
    box.SetFont("s" size " bold", "Segoe UI")
    words := box.AddText("0x80", text) ; 0x80: shows & as it is
    WinSetTransparent(210, box)
    return {box: box, words: words, place: "top", size: size}
}

; Where the corner of a label goes: a point, or words such as "top-left".
LabelCorner(place, width, height) {
    if IsObject(place)
        return place
    MonitorGetWorkArea(MonitorGetPrimary(), &left, &top, &right, &bottom)
    x := InStr(place, "left") ? left + 10 : InStr(place, "right") ? right - width - 10 : (left + right - width) // 2
    y := InStr(place, "top") ? top + 10 : InStr(place, "bottom") ? bottom - height - 10 : (top + bottom - height) // 2
    return {x: x, y: y}
}

; Huge words on the screen, for this many milliseconds; 0 leaves them there. Clicks go through them.
ShowBigText(text, milliseconds := 3000, place := "center", color := "White", size := 48, behind := "Black") {
    HideBigText()
    box := Gui("+AlwaysOnTop -Caption +ToolWindow -DPIScale +Disabled +E0x20")
    box.BackColor := behind
    box.SetFont("s" size " c" color " bold", "Segoe UI")
    width := StrLen(text) > 30 ? " w" Round(A_ScreenWidth * 0.8) : ""
    box.AddText("Center 0x80" width, text) ; 0x80: shows & as it is
    box.Show("Hide")
    box.GetPos(, , &boxWidth, &boxHeight)
    corner := LabelCorner(place, boxWidth, boxHeight)
    box.Show("NoActivate x" corner.x " y" corner.y)
    WinSetTransparent(220, box)
    BigText().Push(box)
    SetTimer(HideBigText, -milliseconds) ; a later text gets its own full time
}

; The window with the huge words, if there is one.
BigText() {
    static shown := []
    return shown
}

HideBigText() {
    while BigText().Length
        BigText().Pop().Destroy()
}
