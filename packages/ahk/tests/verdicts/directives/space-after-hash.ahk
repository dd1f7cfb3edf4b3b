# SingleInstance Force
