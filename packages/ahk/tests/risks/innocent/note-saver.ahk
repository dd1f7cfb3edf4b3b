#Requires AutoHotkey v2.0
g := Gui()
e := g.AddEdit("w300 h200", FileExist("note.txt") ? FileRead("note.txt") : "")
g.OnEvent("Close", Save)
g.Show()
Save(*) {
    f := FileOpen("note.txt", "w")
    f.Write(e.Value)
    f.Close()
    ExitApp
}
