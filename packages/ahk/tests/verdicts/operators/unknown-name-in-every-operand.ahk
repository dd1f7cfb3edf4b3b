x := 1
y := x + alpha
z := beta ? gamma : delta
