Swap(&a, &b) {
    t := a, a := b, b := t
}
x := 1, y := 2
Swap(&x, &y)
