#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it dims the screen by 60%.
; When you press F8, it dims the screen by 0%.
; Each time you press F9, it does the next one of these in turn: 1. dims the screen by 30%; 2. dims the screen by 0%. Then it starts over.
; To end the script: right-click the green H in the notification area and choose Exit.

turn := 0

F7::DimScreen(60) ; percent
F8::DimScreen(0) ; percent
F9:: {
    global turn
    turn := Mod(turn, 2) + 1
    switch turn {
        case 1:
            DimScreen(30) ; percent
        case 2:
            DimScreen(0) ; percent
    }
    KeyWait("F9") ; holding the key down doesn't switch back and forth
}

; Darkens all screens with an overlay that lets clicks through; 0 removes it
DimScreen(percent) {
    static shade := 0
    if shade
        shade.Destroy()
    shade := 0, percent := Max(0, Min(90, percent)) ; never fully black, so you can find your way back
    if !percent
        return
    shade := Gui("+AlwaysOnTop -Caption +ToolWindow +E0x20 -DPIScale")
    shade.BackColor := "Black"
    WinSetTransparent(Round(percent * 2.55), shade)
    shade.Show("NoActivate x" SysGet(76) " y" SysGet(77) " w" SysGet(78) " h" SysGet(79))
}
