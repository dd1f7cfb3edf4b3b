#Requires AutoHotkey v2.0
F1::Run('wevtutil cl Security')
