import { ahk } from './ahk-text.ts';
import type { Library } from './helper.ts';

export const CLIPBOARD_HELPERS = {
  CopySelection: {
    code: ahk`
      ; Copies and waits until the copy has arrived, because programs take a moment. Earlier contents are lost either way.
      CopySelection(keys := "^c") {
          A_Clipboard := ""
          Send(keys)
          return ClipWait(1, 1)
      }
    `,
  },
  CopyText: {
    code: ahk`
      ; Puts text on the clipboard; if there is no text, the clipboard stays as it is.
      CopyText(text) {
          if text != ""
              A_Clipboard := text
      }
    `,
  },
  AppendToClipboard: {
    code: ahk`
      ; Adds the text on a new line, unless it already starts with a separator.
      AppendToClipboard(text) {
          between := A_Clipboard = "" || text ~= "^[\s,;|/]" ? "" : "\`r\`n"
          A_Clipboard := A_Clipboard . between . text
      }
    `,
  },
  SwapWithClipboard: {
    code: ahk`
      ; Replaces the selection with the clipboard, and puts the selection on the clipboard.
      SwapWithClipboard() {
          saved := ClipboardAll()
          if CopySelection() {
              selected := ClipboardAll()
              A_Clipboard := saved
              Send("^v")
              Sleep(300) ; the program needs a moment to read the clipboard
              A_Clipboard := selected
          } else
              A_Clipboard := saved
      }
    `,
    needs: ['CopySelection'],
  },
  ChangeSelection: {
    code: ahk`
      ; Replaces the selected text with what a function makes of it, and selects it again. The clipboard's contents are
      ; restored; nothing happens if no text is selected.
      ChangeSelection(change) {
          text := SelectedText()
          if text = ""
              return
          changed := change(text)
          if changed == text
              return
          if changed = "" {
              Send("{Delete}")
              return
          }
          PasteText(changed)
          length := StrLen(StrReplace(changed, "\`r\`n", "\`n"))
          if length <= 2000 && !WinActive("ahk_exe EXCEL.EXE") ; in Excel it would select other cells
              Send("+{Left " . length . "}")
      }
    `,
    needs: ['SelectedText', 'PasteText'],
  },
  ChangeClipboard: {
    code: ahk`
      ; Replaces the copied text with what a function makes of it. Pictures and files (15) are left alone.
      ChangeClipboard(change) {
          text := A_Clipboard
          if text = "" || DllCall("IsClipboardFormatAvailable", "UInt", 15)
              return
          changed := change(text)
          if changed !== text ; unchanged text keeps its formatting
              A_Clipboard := changed
      }
    `,
  },
  ChangeLastWord: {
    code: ahk`
      ; Replaces the word before the cursor with what a function makes of it. The clipboard's contents are restored.
      ChangeLastWord(change) {
          Send("^+{Left}") ; selects back to the start of the word
          text := SelectedText()
          if Trim(text, " \`t\`r\`n") = ""
              Send("{Right}")
          else
              PasteText(change(text))
      }
    `,
    needs: ['SelectedText', 'PasteText'],
  },
  TypeNextLine: {
    code: ahk`
      ; Types the next line of the text each time it is called, skipping empty ones. After the last one, the rule ends.
      TypeNextLine(text) {
          static places := Map()
          place := places.Get(text, 1)
          if !RegExMatch(text, "[^\r\n]*\S[^\r\n]*", &line, place) {
              ToolTip("That was the last line.")
              SetTimer(ToolTip, -2000)
              Exit()
          }
          places[text] := line.Pos + line.Len
          SendText(line[])
      }
    `,
  },
  CopiedTexts: {
    code: ahk`
      ; The texts copied since the script started, newest first. They are not kept anywhere else.
      CopiedTexts() {
          static texts := []
          return texts
      }
    `,
  },
  NotKeptFrom: {
    code: ahk`
      ; Checks for programs whose copies are not kept.
      NotKeptFrom() {
          static tests := []
          return tests
      }
    `,
  },
  KeepCopied: {
    code: ahk`
      KeepCopied(kind) {
          ; Not text, written by this script itself, or marked by a password manager as not to be kept.
          if kind != 1 || DllCall("GetClipboardOwner", "Ptr") = A_ScriptHwnd || IsSecretCopy()
              return
          for isInFront in NotKeptFrom()
              if isInFront()
                  return
          texts := CopiedTexts(), copied := A_Clipboard
          for text in texts
              if text == copied {
                  texts.RemoveAt(A_Index)
                  break
              }
          texts.InsertAt(1, copied)
          if texts.Length > 100
              texts.Pop()
      }
    `,
    needs: ['CopiedTexts', 'IsSecretCopy', 'NotKeptFrom'],
  },
  IsSecretCopy: {
    code: ahk`
      IsSecretCopy() {
          for format in ["ExcludeClipboardContentFromMonitorProcessing", "Clipboard Viewer Ignore"]
              if DllCall("IsClipboardFormatAvailable", "UInt", DllCall("RegisterClipboardFormat", "Str", format, "UInt"))
                  return true
          return false
      }
    `,
  },
  PickCopied: {
    code: ahk`
      ; Shows the most recent copies and pastes the one you choose.
      PickCopied(count) {
          texts := CopiedTexts().Clone(), choices := Menu()
          if !texts.Length {
              ToolTip("Nothing has been copied since the script was started.")
              SetTimer(ToolTip, -2000)
              return
          }
          for text in texts
              if A_Index <= count
                  choices.Add((A_Index < 10 ? "&" : "") . A_Index . "  " . Preview(text), (name, place, *) => PasteCopied(texts[place]))
          choices.Show()

          Preview(text) {
              return SubStr(StrReplace(RegExReplace(Trim(text, " \`t\`r\`n"), "\s+", " "), "&", "&&"), 1, 60)
          }

          PasteCopied(text) {
              A_Clipboard := text
              Send("^v")
          }
      }
    `,
    needs: ['CopiedTexts', 'KeepCopied'],
    startup: ['OnClipboardChange(KeepCopied)'],
  },
  SaveClipboardImage: {
    code: ahk`
      ; Saves the picture on the clipboard as png, jpg, bmp or gif. An existing file is not overwritten.
      SaveClipboardImage(path) {
          static endings := Map("bmp", 0, "dib", 0, "jpg", 1, "jpeg", 1, "gif", 2, "tif", 5, "tiff", 5, "png", 6)
          if !DllCall("IsClipboardFormatAvailable", "UInt", 2) { ; 2 is a bitmap
              ToolTip("There is no picture on the clipboard.")
              SetTimer(ToolTip, -2000)
              return
          }
          SplitPath(path, , &folder, &ending, &name)
          if !endings.Has(ending := StrLower(ending))
              name .= ending = "" ? "" : "." . ending, ending := "png"
          DirCreate(folder)
          target := folder . "\" . name . "." . ending
          while FileExist(target)
              target := folder . "\" . name . " (" . A_Index + 1 . ")." . ending
          encoder := Buffer(16), startup := Buffer(24, 0)
          DllCall("ole32\CLSIDFromString", "Str", "{557CF40" . endings[ending] . "-1A04-11D3-9A73-0000F81EF32E}", "Ptr", encoder)
          NumPut("UInt", 1, startup)
          library := DllCall("LoadLibrary", "Str", "gdiplus", "Ptr")
          DllCall("gdiplus\GdiplusStartup", "Ptr*", &token := 0, "Ptr", startup, "Ptr", 0)
          isOpen := false
          Loop 20 { ; another program may be busy with it
              if isOpen := DllCall("OpenClipboard", "Ptr", A_ScriptHwnd)
                  break
              Sleep(50)
          }
          failed := true
          if isOpen {
              picture := DllCall("GetClipboardData", "UInt", 2, "Ptr")
              DllCall("gdiplus\GdipCreateBitmapFromHBITMAP", "Ptr", picture, "Ptr", 0, "Ptr*", &image := 0)
              DllCall("CloseClipboard")
              failed := DllCall("gdiplus\GdipSaveImageToFile", "Ptr", image, "Str", target, "Ptr", encoder, "Ptr", 0)
              DllCall("gdiplus\GdipDisposeImage", "Ptr", image)
          }
          DllCall("gdiplus\GdiplusShutdown", "Ptr", token)
          DllCall("FreeLibrary", "Ptr", library)
          if failed {
              ToolTip("The picture could not be saved.")
              SetTimer(ToolTip, -2000)
          }
      }
    `,
  },
  CopyFilePath: {
    code: ahk`
      ; The paths of the selected files, one per line. If nothing is selected, the rule ends.
      CopyFilePath() {
          saved := ClipboardAll()
          if CopySelection()
              A_Clipboard := A_Clipboard ; copied files become text when they are read
          else {
              A_Clipboard := saved
              Exit()
          }
      }
    `,
    needs: ['CopySelection'],
  },
  CopyPageLink: {
    code: ahk`
      ; The address of the page in the browser. If no browser is in front, the clipboard stays as it is.
      CopyPageLink() {
          address := PageAddress()
          if address != ""
              A_Clipboard := address
      }
    `,
    needs: ['PageAddress'],
  },
} as const satisfies Library;
