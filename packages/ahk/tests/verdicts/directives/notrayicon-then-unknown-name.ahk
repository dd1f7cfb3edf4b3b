#NoTrayIcon
Persistant
