#Requires AutoHotkey v2.0
F13::
{
    SoundSetMute -1, , "Microphone"
    ToolTip SoundGetMute(, "Microphone") ? "Microphone off" : "Microphone on"
    SetTimer () => ToolTip(), -1500
}
