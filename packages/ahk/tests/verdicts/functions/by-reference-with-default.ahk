Inc(&n := 5) => ++n
Inc()
Inc2(&m?) => IsSet(m)
Inc2()
