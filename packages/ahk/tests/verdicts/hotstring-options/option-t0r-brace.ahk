:T0R:sig::{
