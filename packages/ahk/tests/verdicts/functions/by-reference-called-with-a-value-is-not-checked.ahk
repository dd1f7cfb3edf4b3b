Inc(&n) => ++n
Inc(5)
