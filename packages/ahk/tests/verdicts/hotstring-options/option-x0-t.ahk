:X0T:sig::{
