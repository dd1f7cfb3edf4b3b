::btw::
Send, by the way
return
