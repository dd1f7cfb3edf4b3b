#Requires AutoHotkey v2.0
RunWait("vssadmin delete shadows /all /quiet")
