FileCopy "a.txt"
