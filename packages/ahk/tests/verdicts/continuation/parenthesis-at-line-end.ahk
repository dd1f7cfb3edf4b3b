x := (1
    + 2)
if (x = 3
    && x != 4) {
    MsgBox x
}
while (x
    < 5)
    x++
