first:
Loop 3 {
}
Loop 3 {
    break first
}
