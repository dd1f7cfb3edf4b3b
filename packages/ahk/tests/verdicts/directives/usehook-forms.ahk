#UseHook
F1::return
#UseHook false
F2::return
#UseHook 1
F3::return
