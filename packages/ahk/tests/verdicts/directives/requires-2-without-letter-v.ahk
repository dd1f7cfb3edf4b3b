#Requires AutoHotkey 2
