#Requires AutoHotkey v2.0
SetTimer CloseThem, 500
CloseThem() {
    for title in ["Update available", "Rate this app"] {
        if WinExist(title)
            WinClose
    }
}
