::btw::by the way
:C:btw::case
