goto later
MsgBox "skipped"
later:
goto("end")
end:
