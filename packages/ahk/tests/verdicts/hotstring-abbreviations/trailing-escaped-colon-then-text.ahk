::sig`:::text
