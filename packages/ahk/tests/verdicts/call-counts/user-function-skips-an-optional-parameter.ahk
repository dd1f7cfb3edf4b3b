Add(a, b := 2, c := 3) => a + b + c
Add(1, , 5)
