MsgBox this.x
