#Requires AutoHotkey >=2.0 64-bit
