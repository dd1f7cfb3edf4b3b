#Inlcude "x.ahk"
