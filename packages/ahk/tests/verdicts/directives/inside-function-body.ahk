F() {
    #MaxThreads 5
    return 1
}
