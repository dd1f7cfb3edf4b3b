/*
old script
*/
Var1 := "a" . "b"
StringLen, n, Var1
