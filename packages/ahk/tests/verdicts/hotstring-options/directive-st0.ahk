#Hotstring T
#Hotstring ST0
::sig::{
