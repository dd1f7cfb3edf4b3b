Send ^c
