#Warn All, OutputDebug
x := 1
