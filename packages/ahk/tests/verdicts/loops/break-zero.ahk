Loop 3 {
    break 0
}
