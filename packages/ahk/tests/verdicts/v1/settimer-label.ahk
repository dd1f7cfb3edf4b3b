SetTimer, Tick, 1000
return
Tick:
ToolTip, %A_Now%
return
