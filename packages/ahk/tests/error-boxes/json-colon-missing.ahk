#Requires AutoHotkey v2.0
person := {name "Ann"}
