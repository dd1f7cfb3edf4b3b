if A_UserName in ann,bob
    MsgBox hi
