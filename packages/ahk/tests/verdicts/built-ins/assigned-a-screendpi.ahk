A_ScreenDPI := 1
