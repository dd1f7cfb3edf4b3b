IfWinExist, Calculator
{
    WinActivate
}
