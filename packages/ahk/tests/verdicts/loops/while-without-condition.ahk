while {
    break
}
