Add(a, b) => a + b
MsgBox Add(1)
