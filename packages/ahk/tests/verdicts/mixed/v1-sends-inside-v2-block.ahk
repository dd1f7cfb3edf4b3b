F1:: {
    Send ^c
    ClipWait 1
    MsgBox A_Clipboard
}
