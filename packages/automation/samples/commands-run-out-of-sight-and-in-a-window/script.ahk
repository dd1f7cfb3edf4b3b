#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it runs the command “echo done> C:\t\done.txt” without a window.
; When you press F8, it runs the command “title Busy now”.
; When you press F9, it opens a terminal in the open folder.
; To end the script: right-click the green H in the notification area and choose Exit.

F7::Run(A_ComSpec " /s /c `"echo done> C:\t\done.txt`"", , "Hide")
F8::Run(A_ComSpec " /s /k `"title Busy now`"")
F9::TerminalIn(ExplorerFolder())

; The folder that File Explorer shows; the desktop if none is open.
ExplorerFolder() {
    if WinActive("ahk_class Progman") || WinActive("ahk_class WorkerW")
        return A_Desktop
    explorer := WinActive("ahk_class CabinetWClass") || WinExist("ahk_class CabinetWClass")
    try activeTab := ControlGetHwnd("ShellTabWindowClass1", explorer) ; Windows 11 has tabs
    catch
        activeTab := 0
    try for window in ComObject("Shell.Application").Windows {
        if !explorer || window.HWND != explorer
            continue
        if activeTab {
            browser := ComObjQuery(window, "{4C96BE40-915C-11CF-99D3-00AA004AE837}"
                , "{000214E2-0000-0000-C000-000000000046}")
            ComCall(3, browser, "UInt*", &tab := 0)
            if tab != activeTab
                continue
        }
        return window.Document.Folder.Self.Path
    }
    return A_Desktop
}

TerminalIn(folder) {
    try
        Run('wt.exe -d "' RTrim(folder, "\") '\."') ; a backslash before the quote would be taken as part of the path
    catch
        Run(A_ComSpec, folder)
}
