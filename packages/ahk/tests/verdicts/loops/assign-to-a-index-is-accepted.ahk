Loop 3
    A_Index := 2
