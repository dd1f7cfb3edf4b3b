; Included before a judged script: errors at run time are told on stderr, where a dialog would wait forever,
; and ORACLE_READY receives the process number once hotkeys and hotstrings listen.
#NoTrayIcon
#Warn VarUnset, StdOut
#Warn Unreachable, StdOut
OnError(__OracleError)
; The icon brings a taskbar that takes room from every window, so only scripts that give notices near the clock get one.
A_IconHidden := !EnvGet("ORACLE_TRAY")
if EnvGet("ORACLE_READY") != ""
    SetTimer(__OracleReady, -1)

__OracleError(e, mode) {
    extra := e.HasProp("Extra") && e.Extra != "" ? " [" e.Extra "]" : ""
    try FileAppend(Format("{1}: {2}{3} at line {4}`n", Type(e), e.Message, extra, e.HasProp("Line") ? e.Line : "?"), "**", "UTF-8-RAW")
    ExitApp 3
}
__OracleReady() {
    FileAppend(ProcessExist() "`n", EnvGet("ORACLE_READY"))
}
