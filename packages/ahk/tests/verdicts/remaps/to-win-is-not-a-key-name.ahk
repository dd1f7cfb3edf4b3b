CapsLock::Control
AppsKey::LControl
ScrollLock::LWin
Insert::Win
