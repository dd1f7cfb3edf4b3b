i := 1
x := a-%i%b@c
