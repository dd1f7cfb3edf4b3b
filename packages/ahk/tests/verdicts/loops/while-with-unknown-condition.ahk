while running {
    Sleep 100
}
