#Requires AutoHotkey v2.0
downloads := EnvGet("USERPROFILE") "\Downloads"
rules := Map("pdf", "Documents", "jpg", "Pictures", "png", "Pictures", "zip", "Archives")
SetTimer(SortDownloads, 60000)
SortDownloads() {
    movedCount := 0
    Loop Files, downloads "\*.*" {
        ext := StrLower(A_LoopFileExt)
        if !rules.Has(ext)
            continue
        destination := downloads "\" rules[ext]
        if !DirExist(destination)
            DirCreate(destination)
        try {
            FileMove(A_LoopFilePath, destination "\" A_LoopFileName)
            movedCount++
        }
    }
    if movedCount
        TrayTip(movedCount " files sorted", "Downloads")
}
