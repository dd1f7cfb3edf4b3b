#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it downloads https://nowhere.invalid/a.zip to a.zip in Downloads.
; To end the script: right-click the green H in the notification area and choose Exit.

F7::DownloadTo("https://nowhere.invalid/a.zip", (KnownFolder("Downloads") . "\a.zip"))

; Downloads a file, replacing any existing one
DownloadTo(address, path) {
    SplitPath(path, , &folder)
    try {
        if folder != ""
            DirCreate(folder)
        Download(address, path)
    } catch
        MsgBox("The download failed: " address,, "Icon!")
}

; The actual location of Downloads, Pictures, Music, or Videos: people move them to other drives.
KnownFolder(name) {
    static entries := Map("Downloads", "{374DE290-123F-4565-9164-39C4925E467B}"
        , "Pictures", "My Pictures", "Music", "My Music", "Videos", "My Video")
    folders := "HKCU\Software\Microsoft\Windows\CurrentVersion\Explorer\User Shell Folders"
    path := RegRead(folders, entries[name], "")
    while RegExMatch(path, "%([^%]+)%", &part)
        path := StrReplace(path, part[0], EnvGet(part[1]))
    return DirExist(path) ? path : EnvGet("USERPROFILE") "\" name
}
