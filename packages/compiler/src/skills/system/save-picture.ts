import { ahk } from '../ahk-text.ts';

/** `SaveScreenArea(left, top, width, height, folder)`: saves a part of the screen as a PNG named by date and time. */
export const SAVE_SCREEN_AREA = ahk`
  ; Saves a part of the screen as a PNG file, with the date and time as its name
  SaveScreenArea(left, top, width, height, folder) {
      DirCreate(folder)
      file := folder "\" FormatTime(, "yyyy-MM-dd HH-mm-ss") ".png"

      ; copies the pixels into a bitmap
      screen := DllCall("GetDC", "Ptr", 0, "Ptr")
      memory := DllCall("CreateCompatibleDC", "Ptr", screen, "Ptr")
      bitmap := DllCall("CreateCompatibleBitmap", "Ptr", screen, "Int", width, "Int", height, "Ptr")
      before := DllCall("SelectObject", "Ptr", memory, "Ptr", bitmap, "Ptr")
      DllCall("BitBlt", "Ptr", memory, "Int", 0, "Int", 0, "Int", width, "Int", height,
          "Ptr", screen, "Int", left, "Int", top, "UInt", 0x40CC0020)
      DllCall("SelectObject", "Ptr", memory, "Ptr", before)

      ; and lets GDI+ write them
      DllCall("LoadLibrary", "Str", "gdiplus", "Ptr")
      input := Buffer(24, 0)
      NumPut("UInt", 1, input)
      DllCall("gdiplus\GdiplusStartup", "Ptr*", &token := 0, "Ptr", input, "Ptr", 0)
      DllCall("gdiplus\GdipCreateBitmapFromHBITMAP", "Ptr", bitmap, "Ptr", 0, "Ptr*", &image := 0)
      png := Buffer(16)
      DllCall("ole32\CLSIDFromString", "Str", "{557CF406-1A04-11D3-9A73-0000F81EF32E}", "Ptr", png)
      DllCall("gdiplus\GdipSaveImageToFile", "Ptr", image, "Str", file, "Ptr", png, "Ptr", 0)

      DllCall("gdiplus\GdipDisposeImage", "Ptr", image)
      DllCall("gdiplus\GdiplusShutdown", "Ptr", token)
      DllCall("DeleteObject", "Ptr", bitmap)
      DllCall("DeleteDC", "Ptr", memory)
      DllCall("ReleaseDC", "Ptr", 0, "Ptr", screen)
      return file
  }
`;
