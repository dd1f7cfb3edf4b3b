if A_IsAdmin
#NoTrayIcon
    MsgBox "admin"
