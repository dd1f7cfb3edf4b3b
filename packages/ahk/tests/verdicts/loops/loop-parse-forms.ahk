Loop Parse "a,b,c", ","
    MsgBox A_LoopField
Loop Parse, "abc"
    MsgBox A_LoopField
Loop parse A_Clipboard, "`n", "`r" {
    MsgBox A_LoopField
}
s := "x|y"
Loop Parse s, "|", " `t"
    MsgBox A_LoopField
