#Requires AutoHotkey v2.0
^j::Send("one")
^j::Send("two")
