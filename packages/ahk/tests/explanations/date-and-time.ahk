#Requires AutoHotkey v2.0
^!d::SendText FormatTime(, "yyyy-MM-dd")
F4::SendText FormatTime(A_Now, "HH:mm")
+F4::SendText FormatTime(, "dddd d MMMM yyyy")
