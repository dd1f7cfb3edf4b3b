ControlSetStyle "x"
