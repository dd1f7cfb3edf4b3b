#ClipboardTimeout
