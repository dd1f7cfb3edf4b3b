import { ahk } from './ahk-text.ts';
import type { Library } from './helper.ts';

/** Pictures and films of the screen. */
export const SCREENSHOT_HELPERS = {
  PicturePath: {
    code: ahk`
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
    `,
    needs: ['FreePath', 'MakeFolder'],
  },
  SaveScreenshot: {
    code: ahk`
      ; Saves what all screens show
      SaveScreenshot(path) => SaveScreenArea(SysGet(76), SysGet(77), SysGet(78), SysGet(79), PicturePath(path))
    `,
    needs: ['SaveScreenArea', 'PicturePath'],
  },
  SaveWindowPicture: {
    code: ahk`
      ; Saves what the window in front shows, or the whole screen if there is none
      SaveWindowPicture(path) {
          try {
              seen := VisibleFrame(WinExist("A"))
              SaveScreenArea(seen.x, seen.y, seen.width, seen.height, PicturePath(path))
          } catch TargetError
              SaveScreenshot(path)
      }
    `,
    needs: ['SaveScreenArea', 'SaveScreenshot', 'PicturePath', 'VisibleFrame'],
  },
  SaveScreenArea: {
    code: ahk`
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
    `,
  },
  RegionCopied: {
    code: ahk`
      ; Has Windows ask for a part of the screen and waits until it is copied. If you cancel, the window that was in front
      ; before comes back
      RegionCopied() {
          saved := ClipboardAll(), front := WinExist("A"), lastAsked := 0, start := A_TickCount
          A_Clipboard := ""
          Send("#+s")
          while A_TickCount - start < 60000 {
              if ClipWait(0.1, 1)
                  return true
              if WinExist("A") != front
                  lastAsked := A_TickCount
              if GetKeyState("Esc", "P") || (lastAsked && A_TickCount - lastAsked > 2000)
                  break
          }
          A_Clipboard := saved
          return false
      }
    `,
  },
  SnipTo: {
    code: ahk`
      ; Saves the part of the screen that you choose
      SnipTo(path) {
          if RegionCopied()
              return SaveClipboardImage(PicturePath(path))
          ToolTip("No picture was saved.")
          SetTimer(ToolTip, -2000)
      }
    `,
    needs: ['RegionCopied', 'PicturePath', 'SaveClipboardImage'],
  },
  RecordScreen: {
    code: ahk`
      ; 1 starts a recording with the Xbox Game Bar of Windows, 0 ends it, -1 toggles it
      RecordScreen(state) {
          static isOn := false
          if state = isOn
              return
          isOn := !isOn
          Send("#!r")
      }
    `,
  },
} as const satisfies Library;
