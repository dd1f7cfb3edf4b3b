F() {
    g := () => unknownThing
    return g
}
