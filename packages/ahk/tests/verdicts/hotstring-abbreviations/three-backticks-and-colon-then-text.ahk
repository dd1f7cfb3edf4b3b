::sig```:::text
