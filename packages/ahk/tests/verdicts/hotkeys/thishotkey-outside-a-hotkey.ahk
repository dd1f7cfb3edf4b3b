MsgBox ThisHotkey
