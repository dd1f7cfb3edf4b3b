#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press Ctrl+Alt+K, it closes the window with “Notepad” in its title.
; To end the script: right-click the green H in the notification area and choose Exit.

^!k:: {
    try WinClose(WindowTitled("Notepad"))
}

; The front window with these words in its title, ignoring capitalization
WindowTitled(words, criterion := "") => FirstOf(WindowsTitled(words, criterion))

WindowsTitled(words, criterion := "") {
    windows := []
    for window in WinGetList(criterion)
        if HasTitle(window, words)
            windows.Push(window)
    return windows
}

; Whether the title of a window contains these words, ignoring capitalization
HasTitle(window, words) {
    try
        return InStr(WinGetTitle(window), words) > 0
    return false
}

FirstOf(windows) => windows.Length ? windows[1] : 0
