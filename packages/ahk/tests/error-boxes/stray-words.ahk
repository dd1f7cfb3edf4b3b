#Requires AutoHotkey v2.0
^j:: {
    Send hello world, then "x" y z (
}
