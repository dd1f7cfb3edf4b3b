#Requires AutoHotkey v2.1-alpha.3
