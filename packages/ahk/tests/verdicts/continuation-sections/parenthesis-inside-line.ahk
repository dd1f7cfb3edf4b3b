a := "
(
f(x) { return (y) }
(inner)
)"
