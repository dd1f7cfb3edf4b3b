#Requires AutoHotkey v2.0
workApps := ["outlook.exe", "ms-teams.exe", "https://mail.example.com", "C:\Work\Plan.xlsx"]
^!w:: {
    for target in workApps {
        try {
            Run target
            Sleep 500
        } catch Error as err {
            failed .= target "`n"
        }
    }
    if IsSet(failed)
        MsgBox "These did not open:`n" failed
}
