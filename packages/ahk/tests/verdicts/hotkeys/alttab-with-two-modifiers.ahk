<^<+F1::AltTab
