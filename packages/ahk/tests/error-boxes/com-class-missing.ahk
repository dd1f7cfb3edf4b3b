#Requires AutoHotkey v2.0
excel := ComObject("Excel.Application")
excel.Visible := true
