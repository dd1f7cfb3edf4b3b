#Requires AutoHotkey v2.0
^!p::
{
    word := ComObjActive("Word.Application")
    word.ActiveDocument.ExportAsFixedFormat(A_Desktop "\document.pdf", 17)
    MsgBox "Saved on your desktop."
}
