$::MsgBox "dollar"
*::MsgBox "star"
