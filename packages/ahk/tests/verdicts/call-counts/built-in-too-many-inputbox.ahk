r := InputBox("a", "b", "w100", "d", "e")
