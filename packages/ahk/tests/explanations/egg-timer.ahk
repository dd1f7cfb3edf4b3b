#Requires AutoHotkey v2.0
answer := InputBox("How many minutes?", "Egg timer")
if answer.Result = "OK"
    SetTimer Done, -answer.Value * 60000
Done() {
    SoundBeep 1000, 700
    MsgBox "Time is up!"
}
