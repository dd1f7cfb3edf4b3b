o := Map()
x := o
    .Clone()
    .Count
