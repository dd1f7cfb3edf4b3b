x := "
(
line one
  line two
)"
y := "
(
)"
