local x := 1
