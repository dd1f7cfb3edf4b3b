#Requires AutoHotkey v2.0
::teh::the
