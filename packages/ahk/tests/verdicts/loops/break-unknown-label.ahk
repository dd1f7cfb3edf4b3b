Loop 3 {
    break nowhere
}
