^j::Send "ctrl j"
!k::Send "alt k"
+F2::Send "shift F2"
#n::Run "notepad.exe"
