CapsLock & h::Send "{Left}"
Numpad0 & Numpad1::MsgBox "both"
~a & b::Send "ab"
