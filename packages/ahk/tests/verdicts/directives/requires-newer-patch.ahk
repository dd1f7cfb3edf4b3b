#Requires AutoHotkey v2.0.99
