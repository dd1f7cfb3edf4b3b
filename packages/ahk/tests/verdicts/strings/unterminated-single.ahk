a := 'open
