#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it takes a screenshot of the current window and saves it as small.png in Pictures.
; When you press F8, it clicks the picture small.png in Pictures where it appears on the screen.
; To end the script: right-click the green H in the notification area and choose Exit.

CoordMode("Mouse", "Screen")
CoordMode("Pixel", "Screen")

F7:: {
    SaveWindowPicture(KnownFolder("Pictures") . "\small.png")
    KeyWait("F7") ; holding the key down doesn't repeat this
}

F8::ClickImage(KnownFolder("Pictures") . "\small.png")

; The actual location of Downloads, Pictures, Music, or Videos: people move them to other drives.
KnownFolder(name) {
    static entries := Map("Downloads", "{374DE290-123F-4565-9164-39C4925E467B}"
        , "Pictures", "My Pictures", "Music", "My Music", "Videos", "My Video")
    folders := "HKCU\Software\Microsoft\Windows\CurrentVersion\Explorer\User Shell Folders"
    path := RegRead(folders, entries[name], "")
    while RegExMatch(path, "%([^%]+)%", &part)
        path := StrReplace(path, part[0], EnvGet(part[1]))
    return DirExist(path) ? path : EnvGet("USERPROFILE") "\" name
}

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

; Clicks the middle of a picture where it appears on a screen
ClickImage(path) {
    try {
        size := Buffer(32, 0), picture := LoadPicture(path)
        DllCall("GetObject", "Ptr", picture, "Int", size.Size, "Ptr", size)
        DllCall("DeleteObject", "Ptr", picture)
        left := SysGet(76), top := SysGet(77) ; of all screens together
        if ImageSearch(&x, &y, left, top, left + SysGet(78) - 1, top + SysGet(79) - 1, "*40 " path)
            Click(x + NumGet(size, 4, "Int") // 2, y + NumGet(size, 8, "Int") // 2)
    } catch {
        ToolTip("The picture " path " cannot be read.")
        SetTimer(ToolTip, -2000)
    }
}
