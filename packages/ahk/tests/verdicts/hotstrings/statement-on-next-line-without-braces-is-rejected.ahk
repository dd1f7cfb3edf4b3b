::zap::
MsgBox "zap"
