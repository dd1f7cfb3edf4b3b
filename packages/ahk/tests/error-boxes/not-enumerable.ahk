#Requires AutoHotkey v2.0
person := {name: "Ann"}
for key, value in person
    MsgBox(key)
