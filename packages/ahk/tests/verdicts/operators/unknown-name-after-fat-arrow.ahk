f := (x) => x + offset
