MButton::LButton
WheelUp::PgUp
XButton1::^c
