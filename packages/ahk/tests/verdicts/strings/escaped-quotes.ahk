a := "say `"hi`""
b := 'it`'s'
