for v in [1, 2]
    MsgBox v
for i, v in [1, 2] {
    MsgBox i v
}
for k, v in Map("a", 1)
{
    MsgBox k
}
for (i, v in [1, 2])
    MsgBox i
for in [1, 2]
    MsgBox "no variable"
for , v in [1]
    MsgBox v
for a, b, c in Obj3()
    MsgBox a b c
Obj3() => (&x, &y, &z) => false
