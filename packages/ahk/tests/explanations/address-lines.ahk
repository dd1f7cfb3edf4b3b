#Requires AutoHotkey v2.0
::addr::
(
12 Main Street
York
)
