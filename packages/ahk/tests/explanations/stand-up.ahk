#Requires AutoHotkey v2.0
voice := ComObject("SAPI.SpVoice")
SetTimer () => voice.Speak("stand up"), 45 * 60000
