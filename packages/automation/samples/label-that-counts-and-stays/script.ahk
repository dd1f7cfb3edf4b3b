#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it adds 1 to the count, then shows “Clicks: ” followed by the count on the screen and leaves it there.
; When you press F3, it shows “none” on the screen and leaves it there, then sets the count back to zero.
; When you press F4, it removes the words it showed from the screen.
; When you press F5, it shows the current time (like 14:07) at the bottom right of the screen and leaves it there.
; When you press F6, it shows “GO” in huge letters for 5 seconds.
; To end the script: right-click the green H in the notification area and choose Exit.

count := 0

F2:: {
    global count
    count += 1
    ShowLabel("clicks", "Clicks: " . count)
    KeyWait("F2") ; holding the key down doesn't switch back and forth
}

F3:: {
    global count
    ShowLabel("clicks", "none")
    count := 0
}

F4::HideLabel("clicks")
F5::ShowLabel("other", FormatTime(, "HH:mm"), "bottom-right")
F6::ShowBigText("GO", 5000)

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

HideLabel(name) {
    if Labels().Has(name)
        Labels()[name].box.Hide()
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
