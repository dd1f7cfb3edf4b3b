result := Sqrt("x", 1)
