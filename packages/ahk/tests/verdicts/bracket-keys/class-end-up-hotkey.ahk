class A {
} up::MsgBox "x"
