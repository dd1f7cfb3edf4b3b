#Requires AutoHotkey v2.0
clipHistory := []
maxItems := 20
OnClipboardChange(ClipChanged)
ClipChanged(dataType) {
    if (dataType != 1)
        return
    for index, item in clipHistory {
        if (item == A_Clipboard) {
            clipHistory.RemoveAt(index)
            break
        }
    }
    clipHistory.InsertAt(1, A_Clipboard)
    while (clipHistory.Length > maxItems)
        clipHistory.Pop()
}
^+v:: {
    if (clipHistory.Length = 0) {
        ToolTip("Clipboard history is empty")
        SetTimer(() => ToolTip(), -1000)
        return
    }
    historyMenu := Menu()
    for index, item in clipHistory {
        label := StrLen(item) > 50 ? SubStr(item, 1, 50) "..." : item
        historyMenu.Add(index ". " label, PasteItem.Bind(item))
    }
    historyMenu.Show()
}
PasteItem(text, *) {
    A_Clipboard := text
    Send("^v")
}
