#Requires AutoHotkey v2.0
XButton2::
{
    static held := false
    if held := !held
        Click "Down"
    else
        Click "Up"
}
