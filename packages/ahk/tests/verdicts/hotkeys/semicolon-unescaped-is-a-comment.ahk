;::Send "never a hotkey"
