x := 1 +
    2 -
    3
y := x &&
    1 ||
    0
z := x ?
    1 :
    2
s := "a" .
    "b"
l := x and
    1 or
    0
n := not
    x
