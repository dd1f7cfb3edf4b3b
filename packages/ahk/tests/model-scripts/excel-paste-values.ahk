#Requires AutoHotkey v2.0
#HotIf WinActive("ahk_exe EXCEL.EXE")
^+v:: {
    try {
        xl := ComObjActive("Excel.Application")
        xl.Selection.PasteSpecial(-4163)
    } catch Error as e {
        MsgBox("Excel said: " e.Message)
    }
}
^+d:: {
    xl := ComObjActive("Excel.Application")
    cell := xl.ActiveCell
    cell.Value := FormatTime(, "dd.MM.yyyy")
    cell.Offset(1, 0).Select()
}
#HotIf
