Gosub, Start
return
Start:
MsgBox, started
return
