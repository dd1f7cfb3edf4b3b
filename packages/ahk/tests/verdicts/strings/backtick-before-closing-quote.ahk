a := "ends with `"
