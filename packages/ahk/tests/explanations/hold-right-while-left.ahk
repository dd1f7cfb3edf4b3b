#Requires AutoHotkey v2.0
~LButton::Click "Right Down"
~LButton Up::Click "Right Up"
