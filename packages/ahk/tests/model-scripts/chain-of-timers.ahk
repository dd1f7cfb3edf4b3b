#Requires AutoHotkey v2.0
^!m::StartMacro()
^!x::StopMacro()
global steps := ["{Tab}", "{Tab}", "{Enter}"]
global stepIndex := 0
StartMacro() {
    global stepIndex := 0
    SetTimer(RunStep, 250)
}
StopMacro() => SetTimer(RunStep, 0)
RunStep() {
    global stepIndex
    stepIndex += 1
    if stepIndex > steps.Length {
        StopMacro()
        return
    }
    Send(steps[stepIndex])
}
