1st:
goto 1st
