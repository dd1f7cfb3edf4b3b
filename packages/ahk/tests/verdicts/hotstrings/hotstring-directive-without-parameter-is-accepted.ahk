#Hotstring
::abc::x
