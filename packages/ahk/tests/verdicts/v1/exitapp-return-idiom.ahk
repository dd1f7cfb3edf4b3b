F1::ExitApp
return
