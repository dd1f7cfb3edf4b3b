if (m := InStr("abc", "c")) {
    MsgBox m
}
if r := RegExMatch("a", "a")
{
    MsgBox r
}
