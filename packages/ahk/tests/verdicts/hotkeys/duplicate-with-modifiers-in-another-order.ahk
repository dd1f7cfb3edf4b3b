^!t::Run "cmd.exe"
!^t::Run "powershell.exe"
