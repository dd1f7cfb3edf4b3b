::btw::by the way
:*:btw::by the way now
