#Requires AutoHotkey >=2.0 <2.1
