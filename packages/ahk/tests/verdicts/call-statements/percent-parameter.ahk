MsgBox %"A_Now"%
