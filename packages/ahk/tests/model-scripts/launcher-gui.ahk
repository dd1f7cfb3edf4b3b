#Requires AutoHotkey v2.0
apps := [
    {name: "Notepad", path: "notepad.exe"},
    {name: "Calculator", path: "calc.exe"},
    {name: "Paint", path: "mspaint.exe"}
]
launcher := Gui("+AlwaysOnTop -MinimizeBox", "Launcher")
for app in apps {
    btn := launcher.Add("Button", "w200", app.name)
    btn.OnEvent("Click", LaunchApp.Bind(app.path))
}
launcher.OnEvent("Escape", (guiObj) => guiObj.Hide())
^Space::launcher.Show("Center")
LaunchApp(path, *) {
    launcher.Hide()
    try Run(path)
    catch
        MsgBox("Failed to launch " path)
}
