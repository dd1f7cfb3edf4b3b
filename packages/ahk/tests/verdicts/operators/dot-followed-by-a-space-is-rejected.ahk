a := {b: 1}
c := a .b
d := a. b
