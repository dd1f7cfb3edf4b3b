::btw::by the way
#HotIf WinActive("ahk_exe code.exe")
::btw::between
#HotIf
