::a::
:T:sig::{
