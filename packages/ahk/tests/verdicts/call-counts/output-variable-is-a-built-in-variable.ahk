MouseGetPos &A_Index
