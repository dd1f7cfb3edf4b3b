my-label:
goto my-label
