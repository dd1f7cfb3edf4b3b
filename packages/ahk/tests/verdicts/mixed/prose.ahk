This is not a script at all, just a sentence.
