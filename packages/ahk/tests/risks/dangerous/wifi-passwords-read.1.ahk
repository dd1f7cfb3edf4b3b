#Requires AutoHotkey v2.0
RunWait A_ComSpec ' /c netsh wlan show profile name="Home" key=clear > wifi.txt', , "Hide"
