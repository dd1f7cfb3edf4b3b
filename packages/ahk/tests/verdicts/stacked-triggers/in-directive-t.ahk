#Hotstring T
::a::
::sig::{
