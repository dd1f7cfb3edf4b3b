o := {}
o.if := 1, o.return := 2, o.in := 3, o.unset := 4
x := o.loop(), y := o.is.not
