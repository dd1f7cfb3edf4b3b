(a := 5)
(MsgBox)("x")
("abc").Length2()
