#Requires AutoHotkey v2.0
text := "hello"
ShowMesage(text)
