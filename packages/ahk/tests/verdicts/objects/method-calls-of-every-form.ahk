o := {m: (this, p*) => p.Length}
o.m()
o.m(1, , 3)
o.m([1, 2]*)
o.m 1, 2
x := o.m(1).Foo[2].Bar
