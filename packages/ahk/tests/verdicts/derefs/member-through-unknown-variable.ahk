o := {}
MsgBox o.%field%
