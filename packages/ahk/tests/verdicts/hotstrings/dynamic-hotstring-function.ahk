Hotstring ":*:dyn", "dynamic"
Hotstring("EndChars", "-")
