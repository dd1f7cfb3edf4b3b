::a::
#Hotstring T
::sig::{
