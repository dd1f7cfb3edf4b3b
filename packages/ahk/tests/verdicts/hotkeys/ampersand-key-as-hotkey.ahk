&::Send "and"
