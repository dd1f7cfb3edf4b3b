result := RegExReplace("x", 1, "x", &v4, "x", 1, "x")
