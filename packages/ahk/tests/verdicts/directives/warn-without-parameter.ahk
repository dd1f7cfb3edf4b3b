#Warn
x := 1
