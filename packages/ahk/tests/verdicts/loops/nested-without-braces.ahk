Loop 3
    for v in [1, 2]
        while v-- > 0
            if v
                MsgBox v
            else
                break
