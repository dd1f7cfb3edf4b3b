a := "C:\dir\"
b := "c:\new"
