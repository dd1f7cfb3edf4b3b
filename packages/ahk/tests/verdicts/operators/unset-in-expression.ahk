x := 1 + unset
