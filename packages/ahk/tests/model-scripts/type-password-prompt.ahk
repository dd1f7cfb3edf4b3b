#Requires AutoHotkey v2.0
^!F12:: {
    ib := InputBox("Master PIN", "Unlock", "Password w200 h100")
    if (ib.Result != "OK" || ib.Value != "4711")
        return
    Send("{Text}S3cret!Pass")
    Send("{Enter}")
}
