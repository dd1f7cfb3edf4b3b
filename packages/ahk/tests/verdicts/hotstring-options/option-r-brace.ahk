:R:sig::{
