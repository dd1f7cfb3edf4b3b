#ClipboardTimeout long
