a := [
(Join,
1
2
)]
