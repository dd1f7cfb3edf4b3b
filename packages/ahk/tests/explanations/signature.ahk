#Requires AutoHotkey v2.0
:X:sig1::SendText("Kind regards,`nPriya Shah`nAccounts Team, ext. 4412")
