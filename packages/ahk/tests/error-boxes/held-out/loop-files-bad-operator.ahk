#Requires AutoHotkey v2.0
x := 3
y := x * / 2
