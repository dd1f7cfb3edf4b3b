#Requires AutoHotkey v2.0
#SingleInstance Force

class NoteApp {
    dir := A_ScriptDir "\notes"
    current := ""
    dirty := false

    __New() {
        DirCreate this.dir
        this.Build()
        this.Fill()
    }

    Build() {
        g := this.gui := Gui("+Resize +MinSize400x300", "Notes")
        g.SetFont("s10", "Segoe UI")
        g.OnEvent("Close", (*) => this.Quit())
        g.OnEvent("Size", this.Resize.Bind(this))
        g.Add("Text", "w60", "Filter:")
        this.filter := g.Add("Edit", "x+5 w135")
        this.filter.OnEvent("Change", (*) => this.Fill())
        this.list := g.Add("ListView", "xm w200 r15 -Multi", ["Name", "Size")
        this.list.OnEvent("ItemSelect", ObjBindMethod(this, "Select"))
        this.edit := g.Add("Edit", "x+10 yp w400 r15 Multi WantTab")
        this.edit.OnEvent("Change", (*) => this.dirty := true)
        g.Add("Button", "xm w80 Default", "&Save").OnEvent("Click", (*) => this.Save())
        g.Add("Button", "x+5 w80", "&New").OnEvent("Click", (*) => this.Create())
        del := g.Add("Button", "x+5 w80", "&Delete")
        del.OnEvent("Click", (*) => this.Remove())
        this.bar := g.Add("StatusBar")
        this.bar.SetParts(200, 200)
        g.Show("w650")
    }

    Fill() {
        this.list.Delete()
        pattern := this.filter.Value
        Loop Files this.dir "\*.txt" {
            if pattern != "" && !InStr(A_LoopFileName, pattern)
                continue
            this.list.Add(, A_LoopFileName, A_LoopFileSize)
        }
        this.list.ModifyCol()
        this.bar.SetText(this.list.GetCount() " notes", 1)
    }

    Select(lv, row, selected) {
        if !selected
            return
        this.AskSave()
        this.current := lv.GetText(row)
        try
            this.edit.Value := FileRead(this.Path, "UTF-8")
        catch OSError
            this.edit.Value := ""
        this.dirty := false
    }

    Path => this.dir "\" this.current

    AskSave() {
        if this.dirty && this.current != ""
            if MsgBox("Save " this.current "?", "Notes", "YesNo Icon?") = "Yes"
                this.Save()
    }

    Save() {
        if this.current = "" {
            this.Create()
            return
        }
        if FileExist(this.Path)
            FileDelete this.Path
        FileAppend this.edit.Value, this.Path, "UTF-8"
        this.dirty := false
        this.bar.SetText("Saved " FormatTime(, "HH:mm:ss"), 2)
    }

    Create() {
        r := InputBox("Name of the note:", "New note", "w250 h100")
        switch r.Result {
            case "OK":
                this.current := r.Value ".txt"
                this.Save()
                this.Fill()
            case "Cancel", "Timeout":
                return
        }
    }

    Remove() {
        if this.current = ""
            return
        FileRecycle this.Path
        this.current := "", this.edit.Value := "", this.dirty := false
        this.Fill()
    }

    Resize(g, minMax, w, h) {
        if minMax = -1
            return
        this.edit.Move(, , w - 235, h - 110)
        this.list.Move(, , , h - 140)
    }

    Quit() {
        this.AskSave()
        ExitApp
    }
}

app := NoteApp()

#HotIf WinActive("ahk_id " app.gui.Hwnd)
^s::app.Save()
^n::app.Create()
Esc::app.Quit()
#HotIf
