#Requires AutoHotkey v2.0 32-bit
