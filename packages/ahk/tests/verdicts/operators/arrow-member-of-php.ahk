o := {}
x := o->name
