Loop 3 {
    Loop 3 {
        break 3
    }
}
