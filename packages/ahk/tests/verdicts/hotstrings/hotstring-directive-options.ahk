#Hotstring EndChars -()[]{}:;'"/\,.?!`n `t
#Hotstring c r
::abc::x{y}
#Hotstring c0 t0
::def::z
#Hotstring NoMouse
#Hotstring *
::ghi::w
