#Requires AutoHotkey v2.0
F1::Send "rm -rf / and delete *.*{Enter}"
