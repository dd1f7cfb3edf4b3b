PageUp::Send "{Home}"
