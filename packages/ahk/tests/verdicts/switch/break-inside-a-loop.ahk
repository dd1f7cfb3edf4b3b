Loop 3 {
    switch A_Index {
        case 2: break
        case 1: continue
    }
}
