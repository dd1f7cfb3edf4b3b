:T 0:sig::{
