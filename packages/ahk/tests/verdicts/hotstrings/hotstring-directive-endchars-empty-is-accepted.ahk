#Hotstring EndChars
::abc::x
