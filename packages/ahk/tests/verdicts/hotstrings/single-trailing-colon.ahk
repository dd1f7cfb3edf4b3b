::btw:by the way
