#Requires AutoHotkey v2.0
^!s::Shutdown 1
