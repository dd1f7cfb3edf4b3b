F(a) {
    if a = 1
        return
    if a = 2
        return (a)
    if a = 3
        return a ? "x" : "y"
    return [a, {b: a}]
}
