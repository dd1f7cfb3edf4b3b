#Hotstring Q9
::abc::x
