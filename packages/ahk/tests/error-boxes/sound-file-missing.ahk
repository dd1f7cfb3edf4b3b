#Requires AutoHotkey v2.0
SoundPlay("C:\sounds\ding.wav")
