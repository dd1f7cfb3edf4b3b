#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it covers screen 1 in black, or takes the cover off if it is there.
; When you press F3, it runs the command “echo hello & echo "you there"” without a window and reads its output, then types “[”, the remembered text, and “]”.
; When you press F4, it takes the black cover off the main screen, then covers screen 7 in black.
; When you press F5, it shows the notification “Click me”. If you click it, it types “[clicked]”.
; To end the script: right-click the green H in the notification area and choose Exit.

F2:: {
    try CoverMonitor(1, -1)
    KeyWait("F2") ; holding the key down doesn't switch back and forth
}

F3:: {
    text := CommandOutput("echo hello & echo `"you there`"")
    SendText("[" . text . "]")
}

F4:: {
    try CoverMonitor(MonitorOn("main"), 0)
    try CoverMonitor(7, 1)
}

F5:: {
    TrayTip("Click me")
    WhenNoticeClicked(NoticeClicked)
}

NoticeClicked() {
    SendText("[clicked]")
}

; A black cover over a monitor: 1 shows it, 0 removes it, -1 toggles it. A click on it and then Escape removes it, too.
CoverMonitor(number, state) {
    static covers := Map()
    if state = covers.Has(number) || number < 1 || number > MonitorGetCount()
        return
    if covers.Has(number) {
        covers.Delete(number).Destroy()
        return
    }
    MonitorGet(number, &left, &top, &right, &bottom)
    cover := Gui("+AlwaysOnTop -Caption +ToolWindow -DPIScale")
    cover.BackColor := "Black"
    cover.OnEvent("Escape", (*) => CoverMonitor(number, 0))
    cover.Show("NoActivate x" left " y" top " w" right - left " h" bottom - top)
    covers[number] := cover
}

; What a command writes; no window is shown, and it waits until the command is done.
CommandOutput(line) {
    file := A_Temp "\output-" A_ScriptHwnd "-" A_TickCount ".txt"
    EnvSet("COMMAND_LINE", line) ; passed by name, so its quotes and symbols stay as they are
    RunWait(A_ComSpec ' /v:on /s /c "' A_ComSpec ' /s /c "!COMMAND_LINE!" > "' file '" 2>&1"', , "Hide")
    try {
        text := FileRead(file, "CP" DllCall("GetOEMCP")) ; the encoding the console writes in
        FileDelete(file)
        return RTrim(text, "`r`n ")
    }
    return ""
}

; The number of the monitor that is farthest to the "left" or "right", or of the "main" one
MonitorOn(side) {
    found := MonitorGetPrimary()
    MonitorGet(found, &edge)
    Loop side = "main" ? 0 : MonitorGetCount() {
        MonitorGet(A_Index, &left)
        if side = "left" ? left < edge : left > edge
            found := A_Index, edge := left
    }
    return found
}

; Does something when the most recent notification in the corner is clicked.
WhenNoticeClicked(action) {
    static clicked := 0
    if !clicked
        OnMessage(0x404, Listen) ; what Windows reports about this script's icon
    clicked := action

    Listen(icon, event, *) {
        if event = 0x405 ; its notification was clicked
            SetTimer(clicked, -1)
    }
}
