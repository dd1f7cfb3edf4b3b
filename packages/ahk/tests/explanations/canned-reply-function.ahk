#Requires AutoHotkey v2.0
F1::Paste("Thank you for your order.")
F2::Paste("Your parcel is on its way.")
Paste(text) {
    old := ClipboardAll()
    A_Clipboard := text
    Send "^v"
    Sleep 100
    A_Clipboard := old
}
