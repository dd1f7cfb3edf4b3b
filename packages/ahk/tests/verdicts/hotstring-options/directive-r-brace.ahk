#Hotstring R
::sig:: {
