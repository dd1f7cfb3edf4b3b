SetTimer Tick, 1000
Tick:
MsgBox "x"
return
