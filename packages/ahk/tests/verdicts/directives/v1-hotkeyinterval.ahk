#HotkeyInterval 2000
