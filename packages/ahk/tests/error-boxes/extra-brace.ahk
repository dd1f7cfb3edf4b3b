#Requires AutoHotkey v2.0
^j:: {
    Send("hi")
}
}
