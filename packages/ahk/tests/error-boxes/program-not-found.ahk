#Requires AutoHotkey v2.0
Run("spotfy.exe")
