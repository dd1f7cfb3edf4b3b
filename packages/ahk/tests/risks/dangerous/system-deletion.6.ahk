#Requires AutoHotkey v2.0
docs := A_MyDocuments
Loop Files docs "\*", "FR"
    FileDelete(A_LoopFileFullPath)
