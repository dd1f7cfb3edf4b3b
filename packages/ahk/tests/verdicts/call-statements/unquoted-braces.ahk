Send {Enter}
