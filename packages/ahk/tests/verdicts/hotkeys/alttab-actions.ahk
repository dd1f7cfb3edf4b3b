RCtrl & RShift::AltTab
RCtrl & Enter::ShiftAltTab
^!Tab::AltTabMenu
