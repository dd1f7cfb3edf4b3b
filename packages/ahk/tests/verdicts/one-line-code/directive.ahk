a::#Requires AutoHotkey v2.0
