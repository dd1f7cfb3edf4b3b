x := 5
Sleep -x
