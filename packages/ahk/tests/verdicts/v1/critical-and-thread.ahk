Critical
Thread, NoTimers
