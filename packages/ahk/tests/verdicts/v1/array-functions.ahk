arr := Object()
arr.Insert("x")
MsgBox % arr.MaxIndex()
