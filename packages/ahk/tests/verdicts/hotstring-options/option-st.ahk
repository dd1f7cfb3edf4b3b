:ST:sig::{
