:C:btw::by the way
:C:BTW::BY THE WAY
