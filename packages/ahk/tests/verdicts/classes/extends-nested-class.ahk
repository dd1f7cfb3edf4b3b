class Outer {
    class Leaf {
    }
}
class D extends Outer.Leaf {
}
