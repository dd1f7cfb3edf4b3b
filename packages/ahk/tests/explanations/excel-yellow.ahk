#Requires AutoHotkey v2.0
#HotIf WinActive("ahk_exe EXCEL.EXE")
^+y::
{
    try
        ComObjActive("Excel.Application").Selection.Interior.Color := 0x00FFFF
    catch
        MsgBox "Excel is not ready."
}
