a := "text'
