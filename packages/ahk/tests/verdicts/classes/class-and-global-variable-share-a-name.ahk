A := 1
class A {
}
