x := 1
    + 2
    + missing
