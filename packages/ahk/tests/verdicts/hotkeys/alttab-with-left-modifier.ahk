<^F1::AltTab
LAlt & F2::ShiftAltTab
