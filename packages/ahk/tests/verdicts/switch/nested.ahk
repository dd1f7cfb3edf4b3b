F(a, b) {
    switch a {
        case 1:
            switch b {
                case 1: return 11
            }
        case 2:
            return 2
    }
}
