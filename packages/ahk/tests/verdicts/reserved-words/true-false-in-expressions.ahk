a := true, b := FALSE, c := !True
