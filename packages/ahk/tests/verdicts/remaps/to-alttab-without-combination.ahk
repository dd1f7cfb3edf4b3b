F1::AltTab
