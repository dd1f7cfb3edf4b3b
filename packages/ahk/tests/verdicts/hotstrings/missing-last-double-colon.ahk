::btw by the way
