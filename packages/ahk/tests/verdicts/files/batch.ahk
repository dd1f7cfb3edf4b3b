@echo off
echo hello
