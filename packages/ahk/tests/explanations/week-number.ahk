#Requires AutoHotkey v2.0
#;::SendText SubStr(A_YWeek, 5)
