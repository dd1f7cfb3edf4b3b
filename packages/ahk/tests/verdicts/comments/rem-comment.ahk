REM comment of DOS
