^CapsLock & h::Send "{Left}"
