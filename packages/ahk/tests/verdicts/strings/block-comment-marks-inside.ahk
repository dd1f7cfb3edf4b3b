a := "/* not a comment */"
b := "*/"
