^!+#F1::MsgBox "all four"
~*^!F3::MsgBox "wildcard and two"
