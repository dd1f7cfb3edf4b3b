a := "
(
first
) more
)"
