#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it shows “Do not disturb” in huge letters.
; When you press F8, it removes the huge letters from the screen.
; To end the script: right-click the green H in the notification area and choose Exit.

F7::ShowBigText("Do not disturb", 0)
F8::HideBigText()

; Huge words in the middle of the screen, for so many milliseconds; 0 leaves them there. Clicks go through them.
ShowBigText(text, milliseconds := 3000) {
    HideBigText()
    box := Gui("+AlwaysOnTop -Caption +ToolWindow -DPIScale +Disabled +E0x20")
    box.BackColor := "Black"
    box.SetFont("s48 cWhite bold", "Segoe UI")
    width := StrLen(text) > 30 ? " w" Round(A_ScreenWidth * 0.8) : ""
    box.AddText("Center 0x80" width, text) ; 0x80: an & is an &
    box.Show("NoActivate")
    WinSetTransparent(220, box)
    BigText().Push(box)
    SetTimer(HideBigText, -milliseconds) ; a later text has its own full time
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
