#SingleInstance "Force"
