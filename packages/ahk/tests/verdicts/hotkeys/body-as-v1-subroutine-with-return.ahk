^q::
WinClose "A"
Sleep 100
return
