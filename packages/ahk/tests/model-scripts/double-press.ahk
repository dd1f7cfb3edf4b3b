#Requires AutoHotkey v2.0
~Esc:: {
    static lastPress := 0
    if (A_TickCount - lastPress < 400) {
        lastPress := 0
        WinClose("A")
    } else
        lastPress := A_TickCount
}
