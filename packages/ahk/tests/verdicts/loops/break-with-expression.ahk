n := 1
Loop 3 {
    break n + 1
}
