#Hotstring X EndChars abc
::sig::not code"
