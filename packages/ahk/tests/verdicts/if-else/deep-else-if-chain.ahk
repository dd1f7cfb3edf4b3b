n := 5
if n = 1 {
    r := "one"
} else if n = 2 {
    r := "two"
} else if n = 3 || n = 4
    r := "few"
else if n > 100 {
    r := "many"
} else
    r := "some"
MsgBox r
