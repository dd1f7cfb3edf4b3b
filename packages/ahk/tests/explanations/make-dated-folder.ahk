#Requires AutoHotkey v2.0
^!f::
{
    folder := A_Desktop "\" FormatTime(, "yyyy-MM-dd")
    if !DirExist(folder)
        DirCreate folder
    Run folder
}
