::btw::by the way
::btw::between
