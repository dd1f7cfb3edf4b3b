Loop, Parse, list, `n, `r
{
    MsgBox, %A_LoopField%
}
