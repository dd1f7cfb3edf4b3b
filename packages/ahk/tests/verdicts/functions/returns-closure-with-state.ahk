Limiter(max) {
    used := 0
    return (*) => ++used <= max
}
ok := Limiter(3)
if ok()
    MsgBox "yes"
