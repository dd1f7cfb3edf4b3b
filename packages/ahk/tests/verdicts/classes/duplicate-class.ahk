class A {
}
class A {
}
