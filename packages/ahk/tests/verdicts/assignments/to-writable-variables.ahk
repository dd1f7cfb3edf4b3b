A_Clipboard := "x"
A_WorkingDir := "C:\"
A_DetectHiddenWindows := true
A_FileEncoding := "UTF-8"
A_ListLines := false
A_TitleMatchMode := 2
A_KeyDelay := 10
