F(a, b) => a b
g := F.Bind(1)
g(2)
name := "F"
%name%(1, 2)
(F)(1, 2)
F.Call(1, 2)
