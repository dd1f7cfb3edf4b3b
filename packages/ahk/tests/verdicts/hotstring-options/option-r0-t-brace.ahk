:R0T:sig::{
