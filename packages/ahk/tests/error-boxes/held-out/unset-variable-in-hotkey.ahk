#Requires AutoHotkey v2.0
^!n:: {
    name := "Ann"
    MsgBox("Hello " . nmae)
}
SetTimer(() => Send("^!n"), -300)
