Loop {
    Sleep 1000
    if A_TimeIdle > 60000
        ExitApp
}
