#Requires AutoHotkey v2.0
^!r::SetReminder()
SetReminder() {
    minutesBox := InputBox("Remind me in how many minutes?", "Reminder", "w250 h120", "10")
    if minutesBox.Result = "Cancel"
        return
    if !IsNumber(minutesBox.Value) || minutesBox.Value <= 0 {
        MsgBox("Please enter a positive number.")
        return
    }
    textBox := InputBox("What should I remind you of?", "Reminder")
    if textBox.Result != "OK"
        return
    reminderText := textBox.Value
    delay := minutesBox.Value * 60000
    SetTimer(() => ShowReminder(reminderText), -delay)
    TrayTip("Reminder set for " minutesBox.Value " minutes")
}
ShowReminder(text) {
    SoundPlay("*64")
    MsgBox(text, "Reminder", "Iconi 4096")
}
