if 1 {
    if 2 {
        if 3 {
            if 4 {
                if 5 {
                    if 6 {
                        MsgBox "deep"
                    }
                }
            }
        }
    }
}
