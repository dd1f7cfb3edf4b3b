#Requires AutoHotkey v2.0

^j:: {
    MsgBox("Saved to the desktop, 'Done')
    Sleep 100
}
