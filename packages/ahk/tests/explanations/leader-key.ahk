#Requires AutoHotkey v2.0
CapsLock::
{
    ih := InputHook("L1 T2")
    ih.Start()
    ih.Wait()
    switch ih.Input {
        case "n": Run "notepad.exe"
        case "c": Run "calc.exe"
        default: SoundBeep
    }
}
