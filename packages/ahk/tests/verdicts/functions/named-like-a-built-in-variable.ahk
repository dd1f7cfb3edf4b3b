A_Index() {
    return 1
}
