x := 1

; comment
y := (x + 2
