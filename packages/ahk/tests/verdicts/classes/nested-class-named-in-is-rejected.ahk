class Outer {
    class In {
    }
}
class D extends Outer.In {
}
