Loop 3
    MsgBox A_Index
Loop {
    break
}
Loop 2 {
    continue
}
n := 4
Loop n
    MsgBox n
Loop n * 2 {
}
Loop (n)
{
}
