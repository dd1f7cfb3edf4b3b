F(a?) => G(a?)
G(b?) => IsSet(b)
H(a?) {
    local c := a?
    return [a?, 1]
}
