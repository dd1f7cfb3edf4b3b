#Requires AutoHotkey v2.0
phones := Map("York", "01904 111", "Leeds", "0113 222")
ui := Gui("+AlwaysOnTop", "Branches")
list := ui.Add("DropDownList", "w200", ["York", "Leeds"])
ui.Add("Button", "w200", "Copy").OnEvent("Click", CopyNumber)
ui.Show()
CopyNumber(*) {
    if list.Text = ""
        return
    A_Clipboard := phones[list.Text]
    ToolTip "Copied"
    SetTimer () => ToolTip(), -1000
}
