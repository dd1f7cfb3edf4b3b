F1::ExitApp
F2::Exit 1
ExitApp(5)
