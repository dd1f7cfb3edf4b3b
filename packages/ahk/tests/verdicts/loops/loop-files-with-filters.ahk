total := 0
Loop Files, A_Temp "\*.tmp", "R" {
    if A_LoopFileAttrib ~= "[HS]"
        continue
    total += A_LoopFileSize
}
MsgBox total
