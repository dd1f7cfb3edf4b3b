#Hotstring R
::sig:: {
    MsgBox "x"
}
