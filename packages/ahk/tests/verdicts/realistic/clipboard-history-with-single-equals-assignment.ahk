#Requires AutoHotkey v2.0
#SingleInstance Force
Persistent

class History {
    static items := []
    static max := 30
    static file := A_ScriptDir "\history.txt"
    static paused := false

    static Add(text) {
        if this.paused || Trim(text, " `t`r`n") = ""
            return
        for i, old in this.items {
            if old == text {
                this.items.RemoveAt(i)
                break
            }
        }
        this.items.InsertAt(1, text)
        while this.items.Length > this.max
            this.items.Pop()
    }

    static Find(part) {
        found := []
        for text in this.items
            if InStr(text, part)
                found.Push(text)
        return found
    }

    static Save() {
        out := ""
        for text in this.items
            out .= StrReplace(text, "`n", "``n") "`n"
        try {
            f := FileOpen(this.file, "w", "UTF-8")
            f.Write(out)
            f.Close()
        } catch OSError as e {
            TrayTip e.Message, "Not saved", "Iconx"
        }
    }

    static Load() {
        if !FileExist(this.file)
            return 0
        Loop Read this.file {
            if A_LoopReadLine != ""
                this.items.Push(StrReplace(A_LoopReadLine, "``n", "`n"))
        }
        return this.items.Length
    }

    static Clear() => this.items := []
}

History.Load()
OnClipboardChange Changed
OnExit (*) => History.Save()

A_TrayMenu.Delete()
A_TrayMenu.Add("Show", (*) => ShowMenu())
A_TrayMenu.Add("Pause", TogglePause)
A_TrayMenu.Add()
A_TrayMenu.Add("Exit", (*) => ExitApp())

Changed(type) {
    if type = 1
        History.Add(A_Clipboard)
}

TogglePause(name, pos, m) {
    History.paused := !History.paused
    if History.paused
        m.Check(name)
    else
        m.Uncheck(name)
}

ShowMenu(list := History.items) {
    m := Menu()
    for i, text in list {
        if i > 15
            break
        label = "&" i " " Shorten(text, 40)
        m.Add(label, Paste.Bind(text))
    }
    m.Add()
    m.Add("Search…", (*) => Search())
    m.Add("Clear", (*) => History.Clear())
    m.Show()
}

Shorten(text, n) {
    text := RegExReplace(text, "\s+", " ")
    return StrLen(text) > n ? SubStr(text, 1, n) "…" : text
}

Paste(text, *) {
    History.paused := true
    A_Clipboard := text
    Send "^v"
    SetTimer () => History.paused := false, -300
}

Search() {
    r := InputBox("Part of the text:", "History")
    if r.Result = "OK" {
        found := History.Find(r.Value)
        if found.Length
            ShowMenu(found)
        else
            MsgBox "Nothing found."
    }
}

#v::ShowMenu()
^#v::Search()
