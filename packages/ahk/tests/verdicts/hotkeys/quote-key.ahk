"::Send "quote"
