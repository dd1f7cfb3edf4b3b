#Requires AutoHotkey v2.0
noteGui := Gui("+AlwaysOnTop", "Quick Note")
noteGui.SetFont("s11", "Segoe UI")
noteEdit := noteGui.AddEdit("w400 r10")
saveBtn := noteGui.AddButton("Default w80", "Save")
saveBtn.OnEvent("Click", SaveNote)
noteGui.OnEvent("Close", (*) => noteGui.Hide())
noteGui.OnEvent("Escape", (*) => noteGui.Hide())
^!n:: {
    noteEdit.Value := ""
    noteGui.Show()
    noteEdit.Focus()
}
SaveNote(*) {
    content := noteEdit.Value
    if (content = "") {
        MsgBox "Nothing to save."
        return
    }
    stamp := FormatTime(, "yyyy-MM-dd HH:mm")
    try {
        FileAppend(stamp "`n" content "`n`n", A_MyDocuments "\notes.txt", "UTF-8")
        noteGui.Hide()
        TrayTip("Note saved")
    } catch Error as err {
        MsgBox "Could not save the note: " err.Message, "Error", "Iconx"
    }
}
