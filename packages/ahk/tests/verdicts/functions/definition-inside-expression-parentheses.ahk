x := (F(a) {
    return a
})
