#Requires AutoHotkey v2.0
^!End:: {
    static pending := false
    if pending {
        SetTimer(DoShutdown, 0)
        pending := false
        TrayTip("Shutdown canceled")
        return
    }
    pending := true
    SetTimer(DoShutdown, -60000)
    TrayTip("The computer shuts down in 60 seconds. Press the keys again to cancel.")
}
DoShutdown() {
    Shutdown(1)
}
