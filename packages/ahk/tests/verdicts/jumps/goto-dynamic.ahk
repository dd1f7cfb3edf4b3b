name := "later"
goto(name)
later:
