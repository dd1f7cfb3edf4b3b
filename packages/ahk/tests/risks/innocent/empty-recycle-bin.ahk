#Requires AutoHotkey v2.0
^!Del::FileRecycleEmpty
