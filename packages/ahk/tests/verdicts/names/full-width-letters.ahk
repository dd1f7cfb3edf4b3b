ａｂｃ := 1
MsgBox ａｂｃ
