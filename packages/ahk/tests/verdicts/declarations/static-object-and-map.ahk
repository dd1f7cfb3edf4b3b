F(k) {
    static cache := Map(), names := ["a", "b"], hits := 0
    hits++
    return cache.Get(k, names[1])
}
