#SingleInstance Force
::btw::by the way
