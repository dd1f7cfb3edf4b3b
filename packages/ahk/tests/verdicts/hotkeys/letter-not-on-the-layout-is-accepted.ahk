ж::Send "zh"
