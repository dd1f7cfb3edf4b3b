CapsLock & j::Left
CapsLock & k::Right
