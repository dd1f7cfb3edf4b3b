#Hotstring X
::abc::MsgBox "run"
#Hotstring X0
::def::plain words here
