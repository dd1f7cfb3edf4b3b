n := 0
repeat
    n++
until n > 5
