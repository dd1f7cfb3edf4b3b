#HotIf modeOn
F1::MsgBox textOf
#HotIf
