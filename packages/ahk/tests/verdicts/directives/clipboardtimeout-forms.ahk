#ClipboardTimeout 2000
#ClipboardTimeout -1
