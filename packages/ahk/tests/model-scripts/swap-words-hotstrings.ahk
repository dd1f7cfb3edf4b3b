#Requires AutoHotkey v2.0
#Hotstring EndChars -()[]{}':;"/\,.?!`n`s`t
corrections := Map("teh", "the", "recieve", "receive")
for wrong, right in corrections
    Hotstring("::" wrong, right)
Hotstring(":*:;sig", (*) => SendText("Kind regards"))
