a := [
(Join,
x1
x2
)]
