:*btw::by the way
