F() {
    local a := 1 + 2, b := a * 2, c := [a, b]
    static d := StrLen("abc")
    return a b c.Length d
}
