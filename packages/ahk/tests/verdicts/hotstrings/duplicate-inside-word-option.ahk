::btw::by the way
:?:btw::anywhere
