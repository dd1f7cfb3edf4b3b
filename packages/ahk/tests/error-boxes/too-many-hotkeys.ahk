#Requires AutoHotkey v2.0
a::Send("{Blind}{a}")
#HotIf
A_MaxHotkeysPerInterval := 3
