#Requires AutoHotkey v2.0
MsgBox(RegRead("HKCU\Software\NoSuchThing", "Value"))
