#Hotstring X
::a::
::sig::MsgBox "x"
