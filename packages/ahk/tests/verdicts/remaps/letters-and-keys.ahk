a::b
CapsLock::Ctrl
RAlt::RButton
F1::Volume_Mute
