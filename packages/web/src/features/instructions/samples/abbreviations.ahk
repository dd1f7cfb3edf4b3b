#Requires AutoHotkey v2.0
#SingleInstance Force

; Type a short form and then a space: the long form takes its place.

::btw::by the way
::omw::on my way
::@@::jane.doe@example.com

; Type /today and then a space: today's date takes its place.
::/today:: {
    SendText(FormatTime(, "MMMM d, yyyy"))
}
