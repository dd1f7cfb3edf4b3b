#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it shows the notification “Backup done”.
; When you press F8, it shows “Saved” next to the pointer for 6 seconds.
; When you press F9, it shows “Lunch” in huge letters for 5 seconds.
; To end the script: right-click the green H in the notification area and choose Exit.

F7::TrayTip("Backup done")
F8:: {
    ToolTip("Saved")
    SetTimer(ToolTip, -6000)
}

F9::ShowBigText("Lunch", 5000)

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

; Where the corner of a label goes: a point, or words such as "top-left".
LabelCorner(place, width, height) {
    if IsObject(place)
        return place
    MonitorGetWorkArea(MonitorGetPrimary(), &left, &top, &right, &bottom)
    x := InStr(place, "left") ? left + 10 : InStr(place, "right") ? right - width - 10 : (left + right - width) // 2
    y := InStr(place, "top") ? top + 10 : InStr(place, "bottom") ? bottom - height - 10 : (top + bottom - height) // 2
    return {x: x, y: y}
}
