a := "
( text on the same line
)"
