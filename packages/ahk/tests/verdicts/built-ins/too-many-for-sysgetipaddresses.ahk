SysGetIPAddresses("x")
