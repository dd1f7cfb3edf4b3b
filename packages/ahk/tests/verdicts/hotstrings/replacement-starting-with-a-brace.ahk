::br1::{Enter}
::br2::{ text
