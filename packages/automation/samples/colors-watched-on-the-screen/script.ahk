#Requires AutoHotkey v2.0
#SingleInstance Force

; When the color at the screen position 1000, 700 becomes white, it adds the line “white” to log.txt in Documents.
; When the color at the screen position 1000, 700 is no longer white, it adds the line “no longer white” to log.txt in Documents.
; When the color at the screen position 100, 300 changes, it adds the line “changed” to log.txt in Documents.
; When you press F2, it maximizes the current window, or restores it if it is maximized.
; When you press F3, it minimizes the current window.
; When you press F4, if the color at the screen position 100, 300 is white, it adds the line “white at the left” to log.txt in Documents; otherwise, it adds the line “not white at the left” to log.txt in Documents.
; To end the script: right-click the green H in the notification area and choose Exit.

WhenBecomes(() => PixelLooks({x: 1000, y: 700}, "white"), WhenColored, 150)
WhenBecomes(() => !PixelLooks({x: 1000, y: 700}, "white"), WhenRecolored, 150)
WhenChanges(() => PixelAt({x: 100, y: 300}), WhenRecolored2, 150)

F2:: {
    try ToggleMaximize("A")
    KeyWait("F2") ; holding the key down doesn't switch back and forth
}

F3:: {
    try WinMinimize("A")
}

F4:: {
    if PixelLooks({x: 100, y: 300}, "white") {
        AppendLine(A_MyDocuments . "\log.txt", "white at the left")
    } else {
        AppendLine(A_MyDocuments . "\log.txt", "not white at the left")
    }
}

WhenColored() {
    AppendLine(A_MyDocuments . "\log.txt", "white")
}

WhenRecolored() {
    AppendLine(A_MyDocuments . "\log.txt", "no longer white")
}

WhenRecolored2() {
    AppendLine(A_MyDocuments . "\log.txt", "changed")
}

ToggleMaximize(window) {
    if !WinExist(OrdinaryWindow(window))
        return
    if WinGetMinMax() = 1
        WinRestore()
    else
        WinMaximize()
}

; The handle of a window; 0 if there is none, or if it is the desktop or the taskbar and was not asked for by name
OrdinaryWindow(window) {
    found := WinExist(window)
    return IsShell(found) && window != "ahk_class Shell_TrayWnd" ? 0 : found
}

; Whether it is the desktop or the taskbar
IsShell(window) {
    try
        return WinGetClass(window) ~= "^(Progman|WorkerW|Shell_TrayWnd|Shell_SecondaryTrayWnd)$"
    return false
}

; Whether a place on the screen has a color as people name it: "red" is rarely exactly FF0000.
PixelLooks(point, color) {
    CoordMode("Pixel", "Screen")
    try found := Integer(PixelGetColor(point.x, point.y))
    catch
        return false
    red := found >> 16, green := (found >> 8) & 255, blue := found & 255
    switch color {
        case "red": return red > 140 && green < 110 && blue < 110
        case "green", "lime": return green > 90 && red < green - 30 && blue < green - 20
        case "blue", "navy": return blue > 80 && red < blue - 40 && green < blue - 10
        case "yellow": return red > 170 && green > 150 && blue < 130
        case "orange": return red > 180 && green > 80 && green < 190 && blue < 110
        case "brown": return red > 80 && red < 190 && green < red - 20 && blue < green
        case "purple", "magenta": return red > 80 && blue > 100 && green < Min(red, blue) - 30
        case "pink": return red > 190 && blue > 120 && green < red - 40
        case "cyan", "teal": return green > 90 && blue > 90 && red < Min(green, blue) - 30
        case "white": return red > 220 && green > 220 && blue > 220
        case "black": return red < 50 && green < 50 && blue < 50
        case "gray": return Abs(red - green) < 20 && Abs(green - blue) < 20 && red > 50 && red < 220
    }
    return false
}

; Adds a line at the end of a file.
AppendLine(path, text) {
    SplitPath(path, , &folder)
    MakeFolder(folder)
    try {
        before := FileExist(path) ? FileRead(path, "UTF-8") : ""
        lineBreak := before = "" || SubStr(before, -1) = "`n" ? "" : "`n"
        FileAppend(lineBreak text "`n", path, "`n " TextEncoding(path))
    } catch
        StopWithMessage("The file " path " cannot be written. It may be open in another program.")
}

MakeFolder(folder) {
    try DirCreate(folder)
    catch
        StopWithMessage("The folder " folder " could not be created.")
}

; Says why it cannot continue, and ends the current action.
StopWithMessage(message) {
    MsgBox(message, , "Icon! 0x1000")
    Exit()
}

; Excel recognizes a table as UTF-8 only if it begins with a byte order mark; other programs have trouble with the mark.
TextEncoding(path) => path ~= "i)\.csv$" ? "UTF-8" : "UTF-8-RAW"

; Calls once each time something becomes true. Something that is true from the start does not count.
WhenBecomes(isTrue, action, period := 500, atStart := false) {
    was := atStart ? false : isTrue() ? true : false
    act := () => action() ; in its own thread, so a message that stays open doesn't hold up the watch
    SetTimer(Look, period)
    Look() {
        isNow := isTrue() ? true : false
        if (isNow = was)
            return
        was := isNow
        if isNow
            SetTimer(act, -1)
    }
}

PixelAt(point) {
    CoordMode("Pixel", "Screen")
    try return PixelGetColor(point.x, point.y)
    return ""
}

; Calls each time a value changes. An empty value is one that could not be read.
WhenChanges(read, action, period := 1000) {
    last := read()
    act := () => action() ; in its own thread, so a message that stays open doesn't hold up the watch
    SetTimer(Look, period)
    Look() {
        value := read()
        if (value == last || value == "")
            return
        first := last == ""
        last := value
        if !first
            SetTimer(act, -1)
    }
}
