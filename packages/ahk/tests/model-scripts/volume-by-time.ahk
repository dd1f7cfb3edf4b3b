#Requires AutoHotkey v2.0
SetTimer(CheckQuietHours, 60000)
CheckQuietHours() {
    hour := Integer(A_Hour)
    isQuiet := hour >= 22 || hour < 7
    if (isQuiet && SoundGetVolume() > 20)
        SoundSetVolume(20)
}
