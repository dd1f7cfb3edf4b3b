Pick(a, *) => a
Pick(1, 2, 3)
Ignore(*) {
    return 1
}
Ignore(1, 2)
