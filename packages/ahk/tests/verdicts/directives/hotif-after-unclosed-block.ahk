if true {
#HotIf WinActive("A")
F1::return
