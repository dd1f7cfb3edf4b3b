#Warn VarUnset, Popup
