[Settings]
Name=Value
