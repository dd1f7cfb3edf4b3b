Counter() {
    n := 0
    Next() => ++n
    return Next
}
c := Counter()
c(), c()
