::z::zed
z::Send "hot"
