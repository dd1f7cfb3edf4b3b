Loop 3 {
    Loop 3 {
        if A_Index = 2
            continue 2
        break 2
    }
}
