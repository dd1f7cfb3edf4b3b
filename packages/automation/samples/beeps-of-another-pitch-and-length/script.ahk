#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it beeps twice in a high tone, then types “[high]”.
; When you press F3, it beeps in a low tone, beeps for a second, beeps twice in a low tone for a second each, then types “[low]”.
; To end the script: right-click the green H in the notification area and choose Exit.

F2:: {
    BeepTimes(2, 1500, 300)
    SendText("[high]")
}

F3:: {
    SoundBeep(300, 300)
    SoundBeep(750, 1000)
    BeepTimes(2, 300, 1000)
    SendText("[low]")
}

BeepTimes(times, pitch := 750, milliseconds := 300) {
    Loop times {
        SoundBeep(pitch, milliseconds)
        Sleep(150)
    }
}
