#Warn LocalSameAsGlobal, StdOut
total := 5
F() {
    total := 1
    return total
}
