#Requires AutoHotkey v2.0
window := Gui()
window.Add("Buton", "w80", "OK")
window.Show()
