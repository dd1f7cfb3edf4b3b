a up::b
