SetTimer("Tick", 1000)
Tick() {
    ToolTip A_Now
}
