#Requires AutoHotkey v2.0
prices := Map("apple", 1, "pear", 2)
MsgBox(prices["plum"])
