x := `n
