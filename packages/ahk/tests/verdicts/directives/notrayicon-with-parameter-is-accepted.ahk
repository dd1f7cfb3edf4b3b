#NoTrayIcon true
