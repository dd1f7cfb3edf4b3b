#Requires AutoHotkey
