import { ahk } from '../ahk-text.ts';

export const SAVE_CLIPBOARD_IMAGE = ahk`
  ; Saves the picture on the clipboard in that folder, with the date and time as its name.
  SaveClipboardImage(folder) {
      if !DllCall("IsClipboardFormatAvailable", "UInt", 2) ; 2 is CF_BITMAP
          return
      DirCreate(folder)
      picture := StrReplace(folder "\" FormatTime(, "yyyy-MM-dd HH-mm-ss") ".png", "'", "''")
      command := "Add-Type -AssemblyName System.Windows.Forms, System.Drawing;"
          . "[Windows.Forms.Clipboard]::GetImage().Save('" picture "', [Drawing.Imaging.ImageFormat]::Png)"
      Run('powershell.exe -NoProfile -STA -Command "' command '"', , "Hide")
  }
`;
