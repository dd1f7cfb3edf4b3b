#Requires AutoHotkey v2.0
F1::
{
    if MsgBox("Shut down now?", "Shutdown", "YesNo") = "Yes"
        Shutdown 1
}
F2::Run "shutdown /s /t 3600"
