MsgBox cfg.name
cfg2["k"] := 1
