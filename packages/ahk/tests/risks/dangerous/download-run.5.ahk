#Requires AutoHotkey v2.0
Fetch("http://files.example/tool.exe", "tool.exe")
Fetch(url, name) {
    target := A_Temp "\" name
    Download url, target
    RunWait target
}
