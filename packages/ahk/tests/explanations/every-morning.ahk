#Requires AutoHotkey v2.0
SetTimer Check, 30000
Check()
{
    static done := ""
    if A_Hour = 7 && done != A_YDay
    {
        done := A_YDay
        Download "https://example.com/prices.csv", A_Desktop "\prices.csv"
    }
}
