#Requires AutoHotkey <2.0
