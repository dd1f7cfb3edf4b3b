#Requires AutoHotkey v2.0
^Entr::Send("hi")
