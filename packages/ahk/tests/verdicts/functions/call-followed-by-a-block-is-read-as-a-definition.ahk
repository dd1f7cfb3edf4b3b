MsgBox("x")
{
    y := 1
}
