x := 1;no comment
