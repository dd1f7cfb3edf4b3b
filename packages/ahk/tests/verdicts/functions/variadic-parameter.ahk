Sum(first, rest*) {
    for v in rest
        first += v
    return first
}
Sum(1, 2, 3)
Sum([1, 2]*)
