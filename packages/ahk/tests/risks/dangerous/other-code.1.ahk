#Requires AutoHotkey v2.0
Run 'python -c "print(1)"'
