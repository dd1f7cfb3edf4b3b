F4::ToolTip "down"
F4 Up::ToolTip
