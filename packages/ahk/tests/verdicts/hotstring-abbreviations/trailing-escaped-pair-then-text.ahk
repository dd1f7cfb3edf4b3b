::sig`:`:::text
