*CapsLock & j::Send "{Left}"
