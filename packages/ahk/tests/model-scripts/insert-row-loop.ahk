#Requires AutoHotkey v2.0
F3:: {
    count := InputBox("How many rows?",, "w200 h100", "5")
    if count.Result = "Cancel"
        return
    Loop count.Value {
        Send "Row " A_Index "{Tab}" A_Index * 10 "{Enter}"
        Sleep 50
        if GetKeyState("Esc", "P")
            break
    }
}
