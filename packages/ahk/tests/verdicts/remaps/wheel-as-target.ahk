PgUp::WheelUp
