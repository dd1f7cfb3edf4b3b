#Requires AutoHotkey v2.0
configFile := A_ScriptDir "\config.ini"
userName := IniRead(configFile, "User", "Name", "")
if (userName = "") {
    nameInput := InputBox("What is your name?")
    if nameInput.Result = "OK" {
        userName := nameInput.Value
        IniWrite(userName, configFile, "User", "Name")
    }
}
:*:;me::{
    SendText("Best regards,`n" userName)
}
