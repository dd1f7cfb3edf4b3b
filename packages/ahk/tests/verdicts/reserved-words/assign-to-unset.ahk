unset := 1
