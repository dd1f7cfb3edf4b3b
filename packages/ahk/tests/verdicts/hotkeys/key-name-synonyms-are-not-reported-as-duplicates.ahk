Esc::ExitApp
Escape::ExitApp
