#Hotstring SX
::sig::not code"
