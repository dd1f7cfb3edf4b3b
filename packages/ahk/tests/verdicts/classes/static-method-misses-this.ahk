class A {
    static Helper() => 1
    static Run() => Helper()
}
