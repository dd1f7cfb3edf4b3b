#Hotstring X
::abc::see you later
