#Requires AutoHotkey v2.0
Loop 26
    Hotkey "~" Chr(96 + A_Index), (*) => SoundPlay("key.wav")
