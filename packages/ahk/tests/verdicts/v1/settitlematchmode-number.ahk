SetTitleMatchMode 2
SetTitleMatchMode, 2
