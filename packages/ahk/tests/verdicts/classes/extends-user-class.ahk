class A {
    Hi() => "A"
}
class B extends A {
    Hi() => super.Hi() "B"
}
