F(x) {
    switch x {
        case 1: return "one"
        case 2: return "two"
        default: return "other"
    }
}
