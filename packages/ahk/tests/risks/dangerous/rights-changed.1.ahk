#Requires AutoHotkey v2.0
Run 'icacls D:\Share /grant Bob:R'
