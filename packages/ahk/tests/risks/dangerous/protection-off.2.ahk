#Requires AutoHotkey v2.0
RunWait "netsh advfirewall set allprofiles state off", , "Hide"
