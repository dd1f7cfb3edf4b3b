x := 5 + if
