#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F6, it types “hello” slowly.
; To end the script: right-click the green H in the notification area and choose Exit.

typingPause := 50 ; milliseconds between letters

F6::TypeSlowly("hello", typingPause)

; Types letter by letter. If a longest pause is given, each pause is random, between the two.
TypeSlowly(text, pause, longest := pause, run := 0) {
    position := 1, delay := A_KeyDelay, duration := A_KeyDuration
    while position := RegExMatch(text, "s)\r\n|\X", &letter, position) {
        if run && run.stopped
            Exit()
        SetKeyDelay(0, 20) ; games and remote desktops only accept keys that are actually held for a moment
        SendEvent(letter[] ~= "^\R$" ? "{Enter}" : "{Raw}" letter[])
        SetKeyDelay(delay, duration)
        Sleep(Random(pause, longest))
        position += letter.Len
    }
}
