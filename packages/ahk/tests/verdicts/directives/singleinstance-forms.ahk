#SingleInstance
#SingleInstance Force
#SingleInstance Ignore
#SingleInstance Prompt
#SingleInstance Off
