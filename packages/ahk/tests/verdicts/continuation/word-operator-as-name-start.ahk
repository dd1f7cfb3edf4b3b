android := 1
order := 2
x := 1
android := x
order := 3
