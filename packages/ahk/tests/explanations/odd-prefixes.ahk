#Requires AutoHotkey v2.0
~$*a Up::Send("{Blind}{b Down}")
