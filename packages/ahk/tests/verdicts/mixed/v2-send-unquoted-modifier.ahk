F2::Send "{Blind}" ^v
