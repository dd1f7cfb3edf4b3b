result := RegDelete("x", 1, "x")
