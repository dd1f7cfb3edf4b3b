a := "
(
one
)" "
(
two
)"
