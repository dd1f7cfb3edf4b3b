:btw::by the way
