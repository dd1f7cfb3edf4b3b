^!t::Run "cmd.exe"
F9::Reload
^!t::Run "powershell.exe"
