Add(a, b) => a + b
args := [1]
Add(args*)
Add(1, 2, 3, args*)
