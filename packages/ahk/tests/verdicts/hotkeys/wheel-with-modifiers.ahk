^WheelUp::Send "{Volume_Up}"
^WheelDown::Send "{Volume_Down}"
!WheelLeft::Send "^{Left}"
RButton & WheelUp::Send "{PgUp}"
