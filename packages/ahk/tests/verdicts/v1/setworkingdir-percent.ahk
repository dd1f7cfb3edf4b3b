SetWorkingDir %A_ScriptDir%
SendMode Input
