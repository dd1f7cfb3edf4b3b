#HotIf
F1::return
