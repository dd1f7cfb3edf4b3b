#HotIf WinExist("A"), true
F1::return
