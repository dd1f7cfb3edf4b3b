#NoEnv
#Warn
SendMode Input
SetWorkingDir %A_ScriptDir%
