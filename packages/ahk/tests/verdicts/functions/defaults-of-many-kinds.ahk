F(a, b := 1, c := "two", d := -3.5, e := "", g := unset, h := true) {
    return a b c d e (g ?? "") h
}
F(1)
F(1, 2, 3, 4, 5, 6, 7)
