class A {
    if := 1
    static loop := 2
    return() => 3
    Class() => 4
    for => 5
}
a1 := A()
MsgBox a1.if A.loop a1.return() a1.for
