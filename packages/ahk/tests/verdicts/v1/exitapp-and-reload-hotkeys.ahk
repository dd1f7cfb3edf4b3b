Esc::ExitApp
F5::Reload
