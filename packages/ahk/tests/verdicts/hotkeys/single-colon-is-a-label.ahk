MyLabel:
MsgBox "label, not hotkey"
