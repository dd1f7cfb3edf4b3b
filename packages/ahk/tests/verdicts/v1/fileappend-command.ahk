FileAppend, text`n, log.txt
