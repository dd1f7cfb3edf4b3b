#Warn UseUnsetLocal, Off
