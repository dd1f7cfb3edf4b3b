Media_Play_Pause::return
Browser_Home::Run "https://example.com"
Launch_App2::Run "calc.exe"
Volume_Mute::SoundSetMute -1
CtrlBreak::return
AppsKey::return
PrintScreen::return
