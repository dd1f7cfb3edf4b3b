#HotIf IsBrowser()
F1::return
