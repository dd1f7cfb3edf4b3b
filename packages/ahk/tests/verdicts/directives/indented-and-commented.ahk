    #SingleInstance Force ; one copy
	#NoTrayIcon	; no icon
