#Requires AutoHotkey v2.0
#HotIf !GetKeyState("NumLock", "T")
NumpadUp::MouseMove 0, -20, 0, "R"
NumpadClear::Click
#HotIf
