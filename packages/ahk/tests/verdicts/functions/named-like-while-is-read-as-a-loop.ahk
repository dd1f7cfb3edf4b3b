loop2() => 1
while() {
    return 1
}
