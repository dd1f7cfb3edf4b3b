a := "
(Join` LTrim
 x
 y
)"
