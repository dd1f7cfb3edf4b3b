#Requires AutoHotkey v2.0
^!Delete:: {
    if MsgBox("Empty the Recycle Bin?", "Confirm", "YesNo") = "Yes"
        FileRecycleEmpty()
}
