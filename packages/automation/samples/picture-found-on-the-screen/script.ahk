#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it shows the message “look at me” with the title “Sample”.
; When you press F3, it takes a screenshot of the current window and saves it as piece.png in Documents.
; When you press F4, if the picture piece.png in Documents is on the screen, it adds the line “seen” to log.txt on the desktop; otherwise, it adds the line “not seen” to log.txt on the desktop.
; When you press F5, it waits up to 1 second until the picture piece.png in Documents is on the screen (and stops there if that does not happen), then adds the line “waited” to log.txt on the desktop.
; To end the script: right-click the green H in the notification area and choose Exit.

F2:: {
    KeyWait("F2") ; holding the key down doesn't repeat this
    ShowMessage("look at me", "Sample")
}

F3:: {
    SaveWindowPicture(A_MyDocuments . "\piece.png")
    KeyWait("F3") ; holding the key down doesn't repeat this
}

F4:: {
    if ImageShown((A_MyDocuments . "\piece.png")) {
        AppendLine(A_Desktop . "\log.txt", "seen")
    } else {
        AppendLine(A_Desktop . "\log.txt", "not seen")
    }
}

F5:: {
    if !WaitUntil(() => ImageShown((A_MyDocuments . "\piece.png")), 1000)
        return
    AppendLine(A_Desktop . "\log.txt", "waited")
}

; Shows a message above all windows, in its own thread, so the key can be pressed again while it is open.
ShowMessage(text, title := A_ScriptName, options := "0x1000") => SetTimer(() => MsgBox(text, title, options), -1)

; Saves what the window in front shows, or the whole screen if there is none
SaveWindowPicture(path) {
    try {
        seen := VisibleFrame(WinExist("A"))
        SaveScreenArea(seen.x, seen.y, seen.width, seen.height, PicturePath(path))
    } catch TargetError
        SaveScreenshot(path)
}

; Saves a part of the screen as png, jpg, bmp, gif or tif
SaveScreenArea(left, top, width, height, path) {
    static formats := Map("bmp", 0, "jpg", 1, "jpeg", 1, "gif", 2, "tif", 5, "tiff", 5, "png", 6)
    ; Copies the pixels into a bitmap
    screen := DllCall("GetDC", "Ptr", 0, "Ptr")
    memory := DllCall("CreateCompatibleDC", "Ptr", screen, "Ptr")
    bitmap := DllCall("CreateCompatibleBitmap", "Ptr", screen, "Int", width, "Int", height, "Ptr")
    before := DllCall("SelectObject", "Ptr", memory, "Ptr", bitmap, "Ptr")
    DllCall("BitBlt", "Ptr", memory, "Int", 0, "Int", 0, "Int", width, "Int", height
        , "Ptr", screen, "Int", left, "Int", top, "UInt", 0x40CC0020)
    DllCall("SelectObject", "Ptr", memory, "Ptr", before)

    ; and lets GDI+ write them
    library := DllCall("LoadLibrary", "Str", "gdiplus", "Ptr")
    input := Buffer(24, 0), encoder := Buffer(16)
    NumPut("UInt", 1, input)
    DllCall("gdiplus\GdiplusStartup", "Ptr*", &token := 0, "Ptr", input, "Ptr", 0)
    DllCall("gdiplus\GdipCreateBitmapFromHBITMAP", "Ptr", bitmap, "Ptr", 0, "Ptr*", &image := 0)
    SplitPath(path, , , &ending)
    id := "{557CF40" formats[StrLower(ending)] "-1A04-11D3-9A73-0000F81EF32E}"
    DllCall("ole32\CLSIDFromString", "Str", id, "Ptr", encoder)
    failed := DllCall("gdiplus\GdipSaveImageToFile", "Ptr", image, "Str", path, "Ptr", encoder, "Ptr", 0)

    DllCall("gdiplus\GdipDisposeImage", "Ptr", image)
    DllCall("gdiplus\GdiplusShutdown", "Ptr", token)
    DllCall("FreeLibrary", "Ptr", library)
    DllCall("DeleteObject", "Ptr", bitmap)
    DllCall("DeleteDC", "Ptr", memory)
    DllCall("ReleaseDC", "Ptr", 0, "Ptr", screen)
    if failed {
        ToolTip("The picture " path " cannot be saved.")
        SetTimer(ToolTip, -2000)
    }
}

; Saves what all screens show
SaveScreenshot(path) => SaveScreenArea(SysGet(76), SysGet(77), SysGet(78), SysGet(79), PicturePath(path))

; The path for a new picture: an asterisk stands for the date and time, and no existing file is overwritten
PicturePath(path) {
    path := StrReplace(path, "*", FormatTime(, "yyyy-MM-dd HH-mm-ss"))
    if !(path ~= "i)\.(png|jpe?g|bmp|gif|tiff?)$")
        path .= ".png"
    SplitPath(path, , &folder)
    if folder != ""
        MakeFolder(folder)
    return FreePath(path)
}

; A path that is not taken yet: "name (2).txt" if "name.txt" is taken.
FreePath(path) {
    SplitPath(path, , &folder, &extension, &name)
    if DirExist(path)
        name .= extension = "" ? "" : "." extension, extension := ""
    free := path
    while FileExist(free)
        free := folder "\" name " (" A_Index + 1 ")" (extension = "" ? "" : "." extension)
    return free
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

; Where a window is seen: Windows 10 and 11 count an invisible border around it as part of the window
VisibleFrame(window) {
    WinGetPos(&x, &y, &width, &height, window)
    frame := Buffer(16, 0)
    if DllCall("dwmapi\DwmGetWindowAttribute", "Ptr", window, "UInt", 9, "Ptr", frame, "UInt", 16) = 0 {
        left := NumGet(frame, 0, "Int"), top := NumGet(frame, 4, "Int")
        right := NumGet(frame, 8, "Int"), bottom := NumGet(frame, 12, "Int")
        border := Max(left - x, top - y, x + width - right, y + height - bottom)
        ; Screens with different scaling count pixels differently, and then the difference is not a border
        if border < 30 && left >= x && right <= x + width
            return { x: left, y: top, width: right - left, height: bottom - top }
    }
    return { x: x, y: y, width: width, height: height }
}

; Whether a picture can be seen somewhere on the screen.
ImageShown(path) {
    CoordMode("Pixel", "Screen")
    try return ImageSearch(&x, &y, 0, 0, A_ScreenWidth - 1, A_ScreenHeight - 1, "*40 " path)
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

; Excel recognizes a table as UTF-8 only if it begins with a byte order mark; other programs have trouble with the mark.
TextEncoding(path) => path ~= "i)\.csv$" ? "UTF-8" : "UTF-8-RAW"

; Waits until a test returns something and returns that; 0 if it took too long. Without a limit it waits forever.
WaitUntil(test, limit := 0, run := 0) {
    end := A_TickCount + limit
    while !(found := test()) {
        if run && run.stopped
            Exit()
        if limit && A_TickCount > end
            return 0
        Sleep(50)
    }
    return found
}
