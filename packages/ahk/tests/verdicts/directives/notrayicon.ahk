#NoTrayIcon
#WinActivateForce
