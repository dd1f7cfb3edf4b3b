F(n) {
    if n = 1
        throw Error("a")
    if n = 2
        throw ValueError("bad", -1, n)
    if n = 3
        throw "text"
    if n = 4
        throw {code: 4}
    try {
        n := 1
    } catch {
        throw
    }
}
