MsgBox "with BOM"
