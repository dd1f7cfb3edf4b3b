Loop 3 {
    switch A_Index {
        case 1:
            break
            MsgBox "never"
        default:
            continue
    }
}
