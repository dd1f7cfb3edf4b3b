SetTimer Tick, 1000
SetTimer Tick, "Off"
Tick() => ToolTip(A_Now)
