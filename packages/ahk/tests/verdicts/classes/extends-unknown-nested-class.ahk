class Outer {
}
class D extends Outer.In {
}
