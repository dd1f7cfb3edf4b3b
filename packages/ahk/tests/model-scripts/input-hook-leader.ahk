#Requires AutoHotkey v2.0
^Space:: {
    ih := InputHook("L1 T2")
    ih.Start()
    ih.Wait()
    if (ih.EndReason = "Timeout") {
        return
    }
    switch ih.Input {
        case "n": Run("notepad.exe")
        case "c": Run("calc.exe")
        case "t": SendText(FormatTime(, "HH:mm"))
        default: SoundBeep(400, 100)
    }
}
