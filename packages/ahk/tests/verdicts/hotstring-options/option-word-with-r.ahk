:or:sig::{
