:t:sig::{
