^F1::AltTab
