Init() {
    config := 1
}
Use() {
    return config
}
