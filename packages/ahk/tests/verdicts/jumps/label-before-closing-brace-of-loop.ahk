Loop 3 {
    goto next1
    next1:
}
