Format()
