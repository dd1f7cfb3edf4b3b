#Requires AutoHotkey v2.0
F1::
{
    http := ComObject("WinHttp.WinHttpRequest.5.1")
    http.Open("GET", "https://api.example.com/weather")
    http.Send()
    MsgBox http.ResponseText
}
