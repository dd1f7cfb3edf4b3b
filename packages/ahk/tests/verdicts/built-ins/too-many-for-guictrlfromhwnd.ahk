GuiCtrlFromHwnd("x", 1)
