x := 1
if x
    MsgBox "a"
if (x)
    MsgBox "b"
if x {
    MsgBox "c"
}
if (x) {
    MsgBox "d"
} else if (x = 2) {
    MsgBox "e"
} else {
    MsgBox "f"
}
if x
{
    MsgBox "g"
}
else if x = 3
{
    MsgBox "h"
}
else
{
    MsgBox "i"
}
