A_ScriptDir := "x"
