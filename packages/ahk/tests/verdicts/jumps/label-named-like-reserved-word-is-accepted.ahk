if:
goto if
