#Requires AutoHotkey v2.0
^+m::Send "Example Text{Enter}"
