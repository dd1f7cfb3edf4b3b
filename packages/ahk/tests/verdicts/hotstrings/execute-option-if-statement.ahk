:X:ifx::if A_IsAdmin, MsgBox("x")
