#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, if busy mode is on, it removes the words it showed from the screen and turns busy mode off; otherwise, it shows “Busy & away” at the top right of the screen and leaves it there, then turns busy mode on.
; When you press F8, it shows “Back at ” followed by the copied text on the screen and leaves it there.
; To end the script: right-click the green H in the notification area and choose Exit.

busyOn := false

F7:: {
    global busyOn
    if busyOn {
        HideLabel("status")
        busyOn := false
    } else {
        ShowLabel("status", "Busy & away", "top-right")
        busyOn := true
    }
    KeyWait("F7") ; holding the key down doesn't switch back and forth
}

F8::ShowLabel("status", "Back at " . A_Clipboard)

HideLabel(name) {
    if Labels().Has(name)
        Labels()[name].box.Hide()
}

; The labels on the screen, by name.
Labels() {
    static labels := Map()
    return labels
}

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
