`n::MsgBox "x"
