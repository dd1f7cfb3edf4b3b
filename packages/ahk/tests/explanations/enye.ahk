#Requires AutoHotkey v2.0
!n::SendText "ñ"
+!n::Send "{U+00D1}"
