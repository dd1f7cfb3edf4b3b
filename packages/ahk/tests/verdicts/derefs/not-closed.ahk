n := "x"
y := %n
