#Requires AutoHotkey v2.0
#1::ActivateOrRun("ahk_exe chrome.exe", "chrome.exe")
#2::ActivateOrRun("ahk_exe Code.exe", "code.exe")
#3::ActivateOrRun("ahk_class CabinetWClass", "explorer.exe")
ActivateOrRun(winTitle, target) {
    if WinExist(winTitle) {
        if WinActive(winTitle)
            WinMinimize(winTitle)
        else
            WinActivate(winTitle)
    } else {
        try {
            Run(target)
        } catch as e {
            MsgBox("Could not start " target "`n" e.Message)
        }
    }
}
