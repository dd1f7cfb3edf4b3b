::btw::by the way
::omw::on my way
