Swap(ByRef a, ByRef b) {
    t := a
    a := b
    b := t
}
