#Requires AutoHotkey v2.0
if ImageSearch(&x, &y, 0, 0, 200, 200, "button.png")
    Click(x, y)
