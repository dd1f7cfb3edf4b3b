clipboard := "x"
ClipboardAll := 1
