#!/usr/bin/env autohotkey
MsgBox "x"
