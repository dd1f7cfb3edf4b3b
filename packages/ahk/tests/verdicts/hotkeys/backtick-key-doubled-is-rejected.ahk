``::Send "backtick"
