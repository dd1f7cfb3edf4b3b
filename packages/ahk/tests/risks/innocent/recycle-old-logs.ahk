#Requires AutoHotkey v2.0
Loop Files, "C:\Temp\Logs\*.log"
    if DateDiff(A_Now, A_LoopFileTimeModified, "Days") > 30
        FileRecycle A_LoopFilePath
