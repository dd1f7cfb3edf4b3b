#Hotstring *:X
::sig::not code"
