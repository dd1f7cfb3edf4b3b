#Requires AutoHotkey v2.0
#SingleInstance Force
#Hotstring EndChars -()[]{}:'"/\,.?!`n `t

; ---------- plain ----------
::btw::by the way
::afaik::as far as I know
::imo::in my opinion
::ty::thank you
::brb::be right back
::np::no problem
:*:@@::someone@example.com
:*?:->::→
:*?:<-::←
:*?:(c)::©
:C:Mfg::Mit freundlichen Grüßen
:O:ahk::AutoHotkey
:?:teh::the
:*:;;a::ä
:T:html1::<div class="x">{}</div>

; ---------- blocks ----------
::addr1::
(
12 Long Street
12345 Springfield
)

::sig1::
(LTrim
    Kind regards,
    The Team
)

; ---------- dynamic ----------
:*X:dd1::SendText FormatTime(, "yyyy-MM-dd")
:*X:tt1::SendText FormatTime(, "HH:mm")
:X:ip1::SendText(FirstAddress())
:X*:guid1::SendText NewGuid()

:*:paste1::
    saved := ClipboardAll()
    A_Clipboard := Template("greeting", Map("name", A_UserName))
    if ClipWait(1)
        Send "^v"
    Sleep 200
    A_Clipboard := saved
}

templates := Map(
    "greeting", "Hello {name},`n`nhow are you?",
    "farewell", "Goodbye {name}.",
)

Template(key, values) {
    text := templates.Get(key, "")
    for k, v in values
        text := StrReplace(text, "{" k "}", v)
    return text
}

FirstAddress() {
    list := SysGetIPAddresses()
    return list.Length ? list[1] : "none"
}

NewGuid() {
    static chars := "0123456789abcdef"
    out := ""
    Loop 32 {
        if A_Index = 9 || A_Index = 13 || A_Index = 17 || A_Index = 21
            out .= "-"
        out .= SubStr(chars, Random(1, 16), 1)
    }
    return out
}

; ---------- only in the editor ----------
#HotIf WinActive("ahk_exe code.exe")
::clog::console.log();{Left 2}
::fori::for (let i = 0; i < n; i{+}{+}) {{}{Enter}
#HotIf

; ---------- control ----------
^!h::AddHotstring()
^!s::
{
    Suspend
    TrayTip A_IsSuspended ? "off" : "on", "Expander"
}

AddHotstring() {
    box := InputBox("trigger=text", "New", "w300 h100")
    if box.Result != "OK"
        return
    parts := StrSplit(box.Value, "=", " ", 2)
    if parts.Length < 2 {
        MsgBox "Write trigger=text.", "New", "Icon!"
        return
    }
    Hotstring "::" parts[1], parts[2]
}
