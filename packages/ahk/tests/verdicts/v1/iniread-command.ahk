IniRead, value, settings.ini, Main, Key, 0
