Go() => 1
Use() {
    Go := 5
    return Go
}
