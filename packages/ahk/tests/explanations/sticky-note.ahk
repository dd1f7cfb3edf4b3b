#Requires AutoHotkey v2.0
g := Gui(, "Note")
box := g.AddEdit("w300 h200")
g.AddButton("Default", "Save").OnEvent("Click", Save)
g.OnEvent("Close", (*) => ExitApp())
g.Show()
Save(*) {
    FileDelete A_ScriptDir "\note.txt"
    FileAppend box.Value, A_ScriptDir "\note.txt"
}
