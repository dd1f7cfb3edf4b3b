class B extends A {
}
class A {
}
