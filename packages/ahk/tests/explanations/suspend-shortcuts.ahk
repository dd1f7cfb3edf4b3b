#Requires AutoHotkey v2.0
^F12::Suspend
#SuspendExempt
