#Requires AutoHotkey v2.0
F5::MouseClickDrag "Left", 100, 100, 400, 300
F6::Click "100 200 2"
F7::Click "WheelDown 3"
