#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it freezes Calculator.
; When you press F8, it lets Calculator continue.
; When you press F9, it closes Calculator.
; To end the script: right-click the green H in the notification area and choose Exit.

OnExit((*) => ThawPrograms()) ; nothing stays frozen when the script ends

F7::FreezeProgram(1, "calc", "CalculatorApp.exe", "Calculator.exe", "calc.exe")
F8::FreezeProgram(0, "calc", "CalculatorApp.exe", "Calculator.exe", "calc.exe")
F9:: {
    try WinClose(StoreAppWindow("CalculatorApp.exe", "Calculator.exe", "calc.exe"))
}

; Freezes a program, or lets it continue. -1 toggles it.
FreezeProgram(state, name, files*) {
    frozen := FrozenPrograms()
    if state = frozen.Has(name)
        return
    if frozen.Has(name) {
        for id in frozen.Delete(name)
            SetFrozen(id, false)
        return
    }
    ids := []
    if !files.Length
        files := [name]
    for id in ProcessesNamed(files*)
        if id != ProcessExist() && id != ProcessExist("explorer.exe") { ; this script and the taskbar must not freeze
            SetFrozen(id, true)
            ids.Push(id)
        }
    if ids.Length
        frozen[name] := ids
}

; The process IDs of what this script has frozen, by program name
FrozenPrograms() {
    static frozen := Map()
    return frozen
}

ThawPrograms() {
    for name, ids in FrozenPrograms()
        for id in ids
            SetFrozen(id, false)
}

SetFrozen(id, isFrozen) {
    process := DllCall("OpenProcess", "UInt", 0x800, "Int", false, "UInt", id, "Ptr") ; 0x800 allows only this
    if !process
        return
    DllCall(isFrozen ? "ntdll\NtSuspendProcess" : "ntdll\NtResumeProcess", "Ptr", process)
    DllCall("CloseHandle", "Ptr", process)
}

; The process IDs of everything that runs from one of these files, or has these words in its file name
ProcessesNamed(names*) {
    ids := []
    for program in RunningPrograms() {
        for name in names {
            isFile := name ~= "i)\.(exe|com|scr|bin)$"
            if isFile ? program.name = name : InStr(StrReplace(program.name, " "), StrReplace(name, " ")) {
                ids.Push(program.id)
                break
            }
        }
    }
    return ids
}

; Everything that is running, each with its process ID and file name
RunningPrograms() {
    programs := [], is64Bit := A_PtrSize = 8
    snapshot := DllCall("CreateToolhelp32Snapshot", "UInt", 2, "UInt", 0, "Ptr")
    entry := Buffer(is64Bit ? 568 : 556, 0)
    NumPut("UInt", entry.Size, entry)
    more := DllCall("Process32FirstW", "Ptr", snapshot, "Ptr", entry)
    while more {
        programs.Push({ id: NumGet(entry, 8, "UInt"), name: StrGet(entry.Ptr + (is64Bit ? 44 : 36), 260, "UTF-16") })
        more := DllCall("Process32NextW", "Ptr", snapshot, "Ptr", entry)
    }
    DllCall("CloseHandle", "Ptr", snapshot)
    return programs
}

StoreAppWindow(exes*) => FirstOf(StoreAppWindows(exes*))

StoreAppWindows(exes*) {
    windows := []
    for window in OpenWindows()
        if IsStoreApp(window, exes*)
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

; Whether a window belongs to a Store app: its frame belongs to another program, so this looks inside the frame
IsStoreApp(window, exes*) {
    try {
        for exe in exes {
            if WinGetProcessName(window) = exe
                return true
            if WinGetClass(window) != "ApplicationFrameWindow"
                continue
            for control in WinGetControlsHwnd(window)
                if WinGetProcessName(control) = exe
                    return true
            ; A minimized app has left its frame, but has the same title
            content := WinExist("ahk_class Windows.UI.Core.CoreWindow ahk_exe " exe)
            if content && WinGetTitle(content) = WinGetTitle(window)
                return true
        }
    }
    return false
}

FirstOf(windows) => windows.Length ? windows[1] : 0
