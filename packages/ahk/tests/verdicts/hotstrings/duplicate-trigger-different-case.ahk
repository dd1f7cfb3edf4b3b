::btw::by the way
::BTW::BY THE WAY
