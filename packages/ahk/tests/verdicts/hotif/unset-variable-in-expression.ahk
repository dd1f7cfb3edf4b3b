#HotIf gaming
F1::return
