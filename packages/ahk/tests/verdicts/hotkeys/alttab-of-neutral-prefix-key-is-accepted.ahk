Alt & F2::ShiftAltTab
