o := {}
x := o?.name
