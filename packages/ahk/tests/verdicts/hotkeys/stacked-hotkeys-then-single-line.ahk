^1::
^2::MsgBox "either"
