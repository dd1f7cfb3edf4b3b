#Requires AutoHotkey v2.0
^!l::ShowFiles()
ShowFiles() {
    fileGui := Gui("+Resize", "Files on the Desktop")
    lv := fileGui.AddListView("w400 r15", ["Name", "Size (KB)"])
    lv.OnEvent("DoubleClick", OpenSelected)
    Loop Files A_Desktop "\*.*"
        lv.Add(, A_LoopFileName, Round(A_LoopFileSize / 1024))
    lv.ModifyCol()
    fileGui.OnEvent("Close", (*) => fileGui.Destroy())
    fileGui.Show()
    OpenSelected(ctrl, row) {
        if row
            Run(A_Desktop "\" ctrl.GetText(row))
    }
}
