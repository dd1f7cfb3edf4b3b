#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it opens a note that is kept in note.txt in Documents.
; To end the script: right-click the green H in the notification area and choose Exit.

F7::NoteWindow(A_MyDocuments . "\note.txt")

; A note on the screen that is kept in a file. Asking for it again hides it.
NoteWindow(path) {
    static notes := Map()
    if !notes.Has(path)
        notes[path] := NewNote()
    note := notes[path]
    if WinActive(note.window) {
        note.Save()
        note.window.Hide()
    } else
        note.window.Show()

    NewNote() {
        SplitPath(path, , &folder, , &name)
        MakeFolder(folder)
        window := Gui("+AlwaysOnTop +Resize +ToolWindow", name)
        window.SetFont("s11", "Segoe UI")
        page := window.AddEdit("x0 y0 w280 h240 Multi WantTab BackgroundFFF7A8", FileExist(path) ? ReadText(path) : "")
        window.OnEvent("Size", (window, minMax, width, height) => page.Move(0, 0, width, height))
        window.OnEvent("Close", Save)
        window.OnEvent("Escape", (*) => (Save(), window.Hide()))
        page.OnEvent("Change", (*) => SetTimer(Save, -1000)) ; waits for a pause in typing
        OnExit(Save)
        window.Show("w280 h240 Hide")
        return {window: window, Save: Save}

        Save(*) {
            try FileOpen(path, "w `n", "UTF-8").Write(page.Value)
        }
    }
}

MakeFolder(folder) {
    try DirCreate(folder)
    catch
        StopWithMessage("The folder " folder " could not be created.")
}

; Says why it cannot continue, and ends the current action.
StopWithMessage(message) {
    MsgBox(message, , "Icon! 0x1000")
    Exit()
}

; The text of a file. One that is not UTF-8 was written by an older program.
ReadText(path) {
    try {
        text := FileRead(path, "`n UTF-8")
        return InStr(text, Chr(0xFFFD)) ? FileRead(path, "`n CP0") : text
    }
    StopWithMessage("The file " path " cannot be read.")
}
