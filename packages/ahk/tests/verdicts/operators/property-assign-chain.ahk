o := {}
o.a := o.b := 5
o.a.b.c += 1
