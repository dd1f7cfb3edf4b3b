class C {
    Helper() => 1
    M() => Helper()
}
