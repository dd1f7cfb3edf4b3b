#Warn All, StdOut
#Warn VarUnset, Off
MsgBox neverSet
