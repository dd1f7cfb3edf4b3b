#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it adds the pointer’s position, a space, and the color under the pointer as a new line to log.txt in Documents.
; When you press F3, it adds the name of the program that owns the window under the pointer, “: ”, and the title of the window under the pointer as a new line to log.txt in Documents.
; When you press F4, it adds “text: ” followed by the text in the Notepad window as a new line to log.txt in Documents.
; When you press F5, it adds “song: ” followed by the title of the song that is playing as a new line to log.txt in Documents.
; When you press F6, if the current window has “Inbox” in its title, it adds “page: ” followed by the address of the web page as a new line to log.txt in Documents; otherwise, it brings Chrome to the front.
; When you press F7, it adds the name of the program that owns the current window, “ and before ”, and the name of the program that owns the window you used before this one as a new line to log.txt in Documents.
; To end the script: right-click the green H in the notification area and choose Exit.

CoordMode("Mouse", "Screen")
CoordMode("Pixel", "Screen")

F2::AppendLine(A_MyDocuments . "\log.txt", MousePosition() . " " . ColorAtMouse())
F3::AppendLine(A_MyDocuments . "\log.txt", ProgramOf(WindowUnderMouse()) . ": " . TitleOf(WindowUnderMouse()))
F4::AppendLine(A_MyDocuments . "\log.txt", "text: " . TextIn(WinExist("ahk_exe notepad.exe")))
F5::AppendLine(A_MyDocuments . "\log.txt", "song: " . SongTitle())
$F6:: {
    if HasTitle(WinExist("A"), "Inbox") {
        AppendLine(A_MyDocuments . "\log.txt", "page: " . PageAddress())
    } else {
        try WinActivate("ahk_exe chrome.exe")
    }
}

F7::AppendLine(A_MyDocuments . "\log.txt", ProgramOf("A") . " and before " . ProgramOf(LastWindow()))

; Adds a line at the end of a file.
AppendLine(path, text) {
    SplitPath(path, , &folder)
    MakeFolder(folder)
    try {
        before := FileExist(path) ? FileRead(path, "UTF-8") : ""
        lineBreak := before = "" || SubStr(before, -1) = "`n" ? "" : "`n"
        FileAppend(lineBreak text "`n", path, "`n " TextEncoding(path))
    } catch
        StopWithMessage("The file " path " cannot be written. It may be open in another program.")
}

MakeFolder(folder) {
    try DirCreate(folder)
    catch
        StopWithMessage("The folder " folder " could not be created.")
}

; Says why it cannot continue, and ends the current action.
StopWithMessage(message) {
    MsgBox(message, , "Icon! 0x1000")
    Exit()
}

; Excel recognizes a table as UTF-8 only if it begins with a byte order mark; other programs have trouble with the mark.
TextEncoding(path) => path ~= "i)\.csv$" ? "UTF-8" : "UTF-8-RAW"

MousePosition() {
    MouseGetPos(&x, &y)
    return x . ", " . y
}

; The color under the mouse, such as #2B5C8A.
ColorAtMouse() {
    MouseGetPos(&x, &y)
    return "#" . SubStr(PixelGetColor(x, y), 3)
}

WindowUnderMouse() {
    MouseGetPos(,, &window)
    return window
}

; The program of a window, without .exe.
ProgramOf(window) {
    try return RegExReplace(WinGetProcessName(window), "i)\.exe$")
    return ""
}

; The title of a window, or nothing if there is none.
TitleOf(window) {
    try return WinGetTitle(window)
    return ""
}

; The text that a window shows, as far as Windows can read it.
TextIn(window) {
    try return Trim(WinGetText(window), " `t`r`n")
    return ""
}

; Players show the song in their title. One that is not playing shows only its own name.
SongTitle() {
    for player in ["Spotify.exe", "foobar2000.exe", "winamp.exe", "AIMP.exe", "MusicBee.exe", "vlc.exe", "Tidal.exe", "Deezer.exe"]
        for window in WinGetList("ahk_exe " . player) {
            title := RegExReplace(TitleOf(window), "i) (?:[-–—] (?:VLC media player|Winamp|MusicBee)|\[foobar2000.*)$")
            if InStr(title, " - ")
                return title
        }
    for window in WinGetList()
        if RegExMatch(TitleOf(window), "i)^(?:\(\d+\) )?(.+) [-–—] (?:YouTube|YouTube Music|SoundCloud)\b", &page)
            return page[1]
    return ""
}

; Whether the title of a window contains these words, ignoring capitalization
HasTitle(window, words) {
    try
        return InStr(WinGetTitle(window), words) > 0
    return false
}

; The address of the page in the browser in front, copied from its address bar. The clipboard is then restored.
PageAddress() {
    if !(ProgramOf("A") ~= "i)^(chrome|msedge|firefox|brave|opera|vivaldi|iexplore|librewolf|waterfox|arc|chromium)$")
        return ""
    before := A_IsCritical
    Critical("On") ; what passes through the clipboard now was not copied by you
    saved := ClipboardAll()
    A_Clipboard := ""
    Send("^l")
    Sleep(100)
    Send("^c")
    address := ClipWait(1) ? A_Clipboard : ""
    Send("{F6}") ; back from the address bar to the page
    A_Clipboard := saved
    Critical(before)
    return address
}

; The window that was in front before this one
LastWindow() {
    windows := OtherWindows()
    for window in windows
        try if !(WinGetExStyle(window) & 0x8) ; one that is always on top need not have been in front
            return window
    return FirstOf(windows)
}

; All open windows but the one in front
OtherWindows() {
    windows := [], active := WinExist("A")
    for window in OpenWindows()
        if window != active
            windows.Push(window)
    return windows
}

; The windows that Alt+Tab shows, or those of a program among them, the front one first
OpenWindows(criterion := "") {
    windows := []
    for window in WinGetList(criterion)
        if IsOpenWindow(window)
            windows.Push(window)
    return windows
}

; Whether Alt+Tab shows it: not the desktop, the taskbar, a tool window or a suspended app that is not visible
IsOpenWindow(window) {
    try {
        if WinGetTitle(window) = "" || IsShell(window)
            return false
        style := WinGetExStyle(window)
        isOwned := DllCall("GetWindow", "Ptr", window, "UInt", 4, "Ptr") != 0
        if style & 0x80 || isOwned && !(style & 0x40000) ; 0x80 is a tool window, 0x40000 wants to be on the taskbar
            return false
        DllCall("dwmapi\DwmGetWindowAttribute", "Ptr", window, "UInt", 14, "UInt*", &cloaked := 0, "UInt", 4)
        return !cloaked
    }
    return false ; it was closed in the meantime
}

; Whether it is the desktop or the taskbar
IsShell(window) {
    try
        return WinGetClass(window) ~= "^(Progman|WorkerW|Shell_TrayWnd|Shell_SecondaryTrayWnd)$"
    return false
}

FirstOf(windows) => windows.Length ? windows[1] : 0
