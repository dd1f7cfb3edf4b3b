i := 1, arr1 := "a"
x := arr%i%
arr%i% := 5
arr%i%b%i% := 6
