`::Send "backtick"
