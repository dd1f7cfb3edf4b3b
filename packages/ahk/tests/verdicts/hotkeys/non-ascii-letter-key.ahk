ä::Send "ae"
