n := 3
t := n = 1 ? "one"
    : n = 2 ? "two"
    : n = 3 ? "three"
    : "many"
