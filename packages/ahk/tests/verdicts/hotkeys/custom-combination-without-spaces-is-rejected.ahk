CapsLock&h::Send "{Left}"
