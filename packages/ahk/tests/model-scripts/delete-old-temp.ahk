#Requires AutoHotkey v2.0
^!F8:: {
    deleted := 0
    cutoff := DateAdd(A_Now, -30, "Days")
    Loop Files, A_Temp "\*.tmp", "R" {
        if (A_LoopFileTimeModified < cutoff) {
            try {
                FileDelete(A_LoopFileFullPath)
                deleted++
            }
        }
    }
    MsgBox deleted " old files were deleted."
}
