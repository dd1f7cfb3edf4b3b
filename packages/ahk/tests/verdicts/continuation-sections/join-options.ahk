a := "
(Join
a
b
)"
b := "
(Join`s
a
b
)"
c := "
(Join,
a
b
)"
d := "
(Join`r`n
a
b
)"
