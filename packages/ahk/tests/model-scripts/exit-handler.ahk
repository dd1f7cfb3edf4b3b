#Requires AutoHotkey v2.0
OnExit(CleanUp)
held := false
F5:: {
    global held
    held := !held
    Send(held ? "{w down}" : "{w up}")
}
CleanUp(reason, code) {
    if held
        Send("{w up}")
}
Esc::ExitApp()
