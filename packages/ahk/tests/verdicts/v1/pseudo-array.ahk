Loop 3
    arr%A_Index% := A_Index
MsgBox % arr1
