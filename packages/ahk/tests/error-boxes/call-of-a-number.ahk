#Requires AutoHotkey v2.0
delay := 5
delay("x")
