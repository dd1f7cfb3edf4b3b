#InstallKeybdHook
