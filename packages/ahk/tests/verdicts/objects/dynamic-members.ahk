o := {ab: 1}, n := "a"
x := o.%n%b
o.%n% := 2
y := o.%n "b"%, z := o.a%"b"%
o.%n%()
o.%n%[1] := 3
