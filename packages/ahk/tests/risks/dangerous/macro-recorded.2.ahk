#Requires AutoHotkey v2.0
; F9 starts and stops the recording; the window shows it, and asks where to keep it.
recorded := ""
ih := ""
view := Gui(, "Recorder")
list := view.Add("Edit", "r20 w300 ReadOnly")
view.Show("x20 y20")
F9:: {
    global ih, recorded
    if ih {
        ih.Stop()
        ih := ""
        Keep(FileSelect("S", A_MyDocuments))
        return
    }
    recorded := ""
    ih := InputHook("V")
    ih.OnChar := Note
    ih.Start()
}
Note(hook, char) {
    global recorded
    recorded .= char
    list.Value := recorded
}
Keep(path) {
    if !path
        return
    file := FileOpen(path, "w")
    file.Write(recorded)
    file.Close()
}
