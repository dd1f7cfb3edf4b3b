a & ;::MsgBox "x"
