#Requires AutoHotkey v2.0
voice := ComObject("SAPI.SpVoice")
^!v:: {
    text := A_Clipboard
    if text = "" {
        voice.Speak("Nothing is copied", 1)
        return
    }
    voice.Rate := 1
    voice.Speak(text, 1)
}
^!x::voice.Speak("", 3)
