ControlSetEnabled "x"
