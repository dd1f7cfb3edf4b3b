StringTrimRight, out, text, 3
