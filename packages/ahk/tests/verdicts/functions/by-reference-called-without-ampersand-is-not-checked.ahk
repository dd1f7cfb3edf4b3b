Inc(&n) => ++n
n := 1
Inc(n)
