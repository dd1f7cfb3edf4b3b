:TX0:sig::{
