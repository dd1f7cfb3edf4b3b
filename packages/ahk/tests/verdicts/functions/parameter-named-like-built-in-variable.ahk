F(A_Now) {
    return 1
}
