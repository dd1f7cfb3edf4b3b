#Requires AutoHotkey v2.0
F10::
{
    Loop 5
        Run "https://en.wikipedia.org/wiki/Special:Random"
}
