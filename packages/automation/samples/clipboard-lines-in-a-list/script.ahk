#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it shows the lines of the copied text as a list in a window.
; To end the script: right-click the green H in the notification area and choose Exit.

F7::ShowList(A_Clipboard)

; Shows the lines of a text as a list. A double-click copies a line.
ShowList(text) {
    window := Gui("+AlwaysOnTop +Resize", "List")
    window.SetFont("s10", "Segoe UI")
    list := window.AddListView("w420 r18 -Hdr -Multi", ["Line"])
    Loop Parse RTrim(text, "`r`n"), "`n", "`r"
        list.Add(, A_LoopField)
    list.ModifyCol()
    list.OnEvent("DoubleClick", CopyLine)
    window.OnEvent("Size", (window, minMax, width, height) => list.Move(, , width - 24, height - 20))
    window.OnEvent("Escape", (*) => window.Destroy())
    window.Show()

    CopyLine(list, row) {
        if !row
            return
        A_Clipboard := list.GetText(row)
        ToolTip("Copied")
        SetTimer(ToolTip, -1500)
    }
}
