#UseHook Off
F1::return
