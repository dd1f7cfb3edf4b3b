F(o) {
    local o.x := 1
}
