#Requires AutoHotkey v2.0-beta.1
