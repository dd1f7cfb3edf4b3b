F() {
    local A_Index := 1
    return A_Index
}
