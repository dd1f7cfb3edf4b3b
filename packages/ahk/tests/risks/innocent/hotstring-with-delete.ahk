#Requires AutoHotkey v2.0
::del::delete all my files and format C: please
