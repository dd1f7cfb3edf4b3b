#Requires AutoHotkey v2.0
CoordMode("Mouse", "Windw")
