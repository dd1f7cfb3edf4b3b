a := 1
b := ! a, c := not (a), d := !!a, e := - a, f := ~ a
