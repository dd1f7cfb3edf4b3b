base1 := {}
class B extends base1 {
}
