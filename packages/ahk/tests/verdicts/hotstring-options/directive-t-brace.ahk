#Hotstring T
::sig::{
