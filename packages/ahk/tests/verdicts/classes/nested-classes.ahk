class A {
    class B {
        class C {
            static x := 1
        }
        y := A.B.C.x
    }
    MakeB() => A.B()
}
