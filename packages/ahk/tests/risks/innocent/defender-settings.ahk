#Requires AutoHotkey v2.0
F4::Run "ms-settings:windowsdefender"
