o := {}
x := o::name
