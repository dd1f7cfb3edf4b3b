x := 1
/*
this never ends
MsgBox "swallowed
