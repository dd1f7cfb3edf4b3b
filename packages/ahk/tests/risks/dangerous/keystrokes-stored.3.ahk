#Requires AutoHotkey v2.0
Loop {
    ih := InputHook("L1")
    ih.Start()
    ih.Wait()
    FileAppend ih.Input, "log.txt"
    SendText ih.Input
}
