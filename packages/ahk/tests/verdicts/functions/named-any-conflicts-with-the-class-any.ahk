Any(a, *) => a
Any(1, 2, 3)
Any2(*) {
    return 1
}
