#Requires AutoHotkey v2.0
LCtrl::
{
    static down := false
    down := !down
    Send down ? "{LCtrl down}" : "{LCtrl up}"
}
