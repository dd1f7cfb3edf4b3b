#SingleInstance Force Ignore
