Gui, Main:New, +AlwaysOnTop
Gui Main:Show
