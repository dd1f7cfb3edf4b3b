CapsLock & ^h::Send "{Left}"
