title := "x"
#HotIf WinActive(%title%)
F1::return
