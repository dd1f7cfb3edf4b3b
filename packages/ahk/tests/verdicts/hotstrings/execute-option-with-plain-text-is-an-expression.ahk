:X:brb::be right back
