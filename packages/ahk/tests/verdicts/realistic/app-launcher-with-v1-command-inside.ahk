#Requires AutoHotkey v2.0
#SingleInstance Force
SetTitleMatchMode "RegEx"
CoordMode "Mouse", "Screen"

apps := [
    {key: "n", title: "ahk_exe notepad\.exe", run: "notepad.exe"},
    {key: "c", title: "ahk_exe calc\.exe", run: "calc.exe"},
    {key: "e", title: "ahk_class CabinetWClass", run: "explorer.exe"},
    {
        key: "t",
        title: "ahk_exe (cmd|powershell)\.exe",
        run: A_ComSpec,
        dir: EnvGet("USERPROFILE")
    },
]

for a in apps
    Hotkey "#!" a.key, Launch.Bind(a)

Launch(a, hk) {
    if WinActive(a.title) {
        list := WinGetList(a.title)
        if list.Length > 1
            WinActivate list[-1]
        else
            WinMinimize, % a.title
        return
    }
    if WinExist(a.title) {
        WinActivate
        return
    }
    try
        Run a.run, a.HasProp("dir") ? a.dir : "", , &pid
    catch Error as e {
        MsgBox "Cannot start " a.run "`n" e.Message, hk, "Iconx"
        return
    } else {
        if WinWait("ahk_pid " pid, , 5)
            WinActivate
    }
}

^Space::
{
    static g := "", box, list
    if !g {
        g := Gui("+AlwaysOnTop -Caption +Border", "Launch")
        box := g.Add("Edit", "w300")
        list := g.Add("ListBox", "w300 r8")
        box.OnEvent("Change", (c, *) => Filter(c.Value, list))
        g.OnEvent("Escape", (*) => g.Hide())
        g.Add("Button", "Hidden Default", "Go").OnEvent("Click", (*) => Go(g, list))
    }
    box.Value := ""
    Filter("", list)
    g.Show()
    box.Focus()
}

Filter(text, list) {
    list.Delete()
    names := []
    for folder in [A_StartMenu, A_StartMenuCommon] {
        Loop Files folder "\*.lnk", "R" {
            SplitPath A_LoopFilePath, , , , &name
            if text = "" || InStr(name, text)
                names.Push(name)
        } until names.Length >= 50
    }
    list.Add(names)
    if names.Length
        list.Choose(1)
}

Go(g, list) {
    name := list.Text
    g.Hide()
    for folder in [A_StartMenu, A_StartMenuCommon] {
        Loop Files folder "\*.lnk", "R" {
            if A_LoopFileName = name ".lnk" {
                Run A_LoopFilePath
                return
            }
        }
    }
    SoundBeep
}
