MsgBox "text"
    , "title"
    , "Iconi"
