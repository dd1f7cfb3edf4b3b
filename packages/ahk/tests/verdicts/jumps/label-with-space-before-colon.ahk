here :
goto here
