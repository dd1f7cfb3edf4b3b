ControlSend, Edit1, hello, Untitled
Control, Check,, Button1, A
