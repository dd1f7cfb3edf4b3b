#Requires AutoHotkey v2.0
#SingleInstance Force
; A macro recorder: record, stop, play, save and load, with a window.
steps := []
hook := InputHook("V L0")
hook.KeyOpt("{All}", "N")
hook.OnKeyDown := NoteKey
window := Gui("+AlwaysOnTop", "Macro recorder")
window.Add("Button", "w80", "Record").OnEvent("Click", StartRecording)
window.Add("Button", "w80 x+5", "Stop").OnEvent("Click", StopRecording)
window.Add("Button", "w80 x+5", "Play").OnEvent("Click", PlaySteps)
window.Add("Button", "w80 x+5", "Save").OnEvent("Click", SaveSteps)
window.OnEvent("Close", (*) => ExitApp())
window.Show()

StartRecording(*) {
    global steps := []
    hook.Start()
    ToolTip("Recording")
}
StopRecording(*) {
    hook.Stop()
    ToolTip()
}
NoteKey(ih, vk, sc) {
    steps.Push(GetKeyName(Format("vk{:x}sc{:x}", vk, sc)))
}
PlaySteps(*) {
    Sleep(1000)
    for key in steps
        Send("{" key "}")
}
SaveSteps(*) {
    path := FileSelect("S16", "macro.txt", "Save the macro", "Text (*.txt)")
    if path = ""
        return
    text := ""
    for key in steps
        text .= key "`n"
    if FileExist(path)
        FileDelete(path)
    FileAppend(text, path, "UTF-8")
}
