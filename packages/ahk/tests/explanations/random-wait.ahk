#Requires AutoHotkey v2.0
F6::
{
    Loop 10 {
        Click
        Sleep Random(500, 1500)
    }
}
