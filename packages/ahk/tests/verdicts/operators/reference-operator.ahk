x := 1
r := &x
%r% := 2
F(&p) => p
F(&x), F(r)
