total := 5
F() {
    if A_IsAdmin
        total := 1
    return total
}
