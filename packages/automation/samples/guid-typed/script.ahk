#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F8, it types a new unique ID.
; To end the script: right-click the green H in the notification area and choose Exit.

F8::SendText(NewGuid())

NewGuid() {
    guid := Buffer(16), text := Buffer(78)
    DllCall("ole32\CoCreateGuid", "Ptr", guid)
    DllCall("ole32\StringFromGUID2", "Ptr", guid, "Ptr", text, "Int", 39)
    return StrLower(Trim(StrGet(text), "{}"))
}
