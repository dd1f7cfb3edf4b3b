ImageSearch &x, &y, 0, 0, A_ScreenWidth, A_ScreenHeight
