w := 1, h := 2
if w > 0
    && h > 0
    && (w < 100
        || h < 100)
    && !(w = h)
{
    MsgBox "ok"
}
