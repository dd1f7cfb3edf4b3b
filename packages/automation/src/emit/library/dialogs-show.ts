import { ahk } from './ahk-text.ts';
import type { Library } from './helper.ts';

/** What is put on the screen. */
export const SHOWN_THINGS = {
  ShowMessage: {
    code: ahk`
      ; Shows a message above all windows, in its own thread, so the key can be pressed again while it is open.
      ShowMessage(text, title := A_ScriptName, options := "0x1000") => SetTimer(() => MsgBox(text, title, options), -1)
    `,
  },
  WhenNoticeClicked: {
    code: ahk`
      ; Does something when the most recent notification in the corner is clicked.
      WhenNoticeClicked(action) {
          static clicked := 0
          if !clicked
              OnMessage(0x404, Listen) ; what Windows reports about this script's icon
          clicked := action

          Listen(icon, event, *) {
              if event = 0x405 ; its notification was clicked
                  SetTimer(clicked, -1)
          }
      }
    `,
  },
  ShowReminder: {
    code: ahk`
      ; Shows a message above all windows, in its own thread, so nothing waits for it to be closed. If nobody closes
      ; them, none is shown twice, and never more than five.
      ShowReminder(text, title := A_ScriptName, options := "0x1000") {
          static next := 0
          boxes := "ahk_class #32770 ahk_pid " ProcessExist()
          if WinExist(boxes, text) || WinGetCount(boxes) >= 5
              return
          next := Max(A_TickCount, next + 500) ; two at the same moment: the second would keep the first from being seen
          SetTimer(() => MsgBox(text, title, options), Min(-1, A_TickCount - next))
      }
    `,
  },
  BigText: {
    code: ahk`
      ; The window with the huge words, if there is one.
      BigText() {
          static shown := []
          return shown
      }
    `,
  },
  ShowBigText: {
    needs: ['BigText', 'HideBigText', 'LabelCorner'],
    code: ahk`
      ; Huge words on the screen, for this many milliseconds; 0 leaves them there. Clicks go through them.
      ShowBigText(text, milliseconds := 3000, place := "center", color := "White", size := 48, behind := "Black") {
          HideBigText()
          box := Gui("+AlwaysOnTop -Caption +ToolWindow -DPIScale +Disabled +E0x20")
          box.BackColor := behind
          box.SetFont("s" size " c" color " bold", "Segoe UI")
          width := StrLen(text) > 30 ? " w" Round(A_ScreenWidth * 0.8) : ""
          box.AddText("Center 0x80" width, text) ; 0x80: shows & as it is
          box.Show("Hide")
          box.GetPos(, , &boxWidth, &boxHeight)
          corner := LabelCorner(place, boxWidth, boxHeight)
          box.Show("NoActivate x" corner.x " y" corner.y)
          WinSetTransparent(220, box)
          BigText().Push(box)
          SetTimer(HideBigText, -milliseconds) ; a later text gets its own full time
      }
    `,
  },
  HideBigText: {
    needs: ['BigText'],
    code: ahk`
      HideBigText() {
          while BigText().Length
              BigText().Pop().Destroy()
      }
    `,
  },
  ShowLabel: {
    code: ahk`
      ; Words that stay on the screen, in place of what the label of that name said before.
      ShowLabel(name, text, place := "", color := "White", size := 20, behind := "Black") {
          if !Labels().Has(name)
              Labels()[name] := NewLabel(text, size)
          label := Labels()[name]
          label.box.BackColor := behind
          label.words.SetFont("s" size " c" color)
          if label.words.Value != text || label.size != size {
              label.size := size
              fitting := NewLabel(text, size)
              fitting.words.GetPos(, , &width, &height)
              fitting.box.Destroy()
              label.words.Move(, , width, height)
              label.words.Value := text
          }
          label.place := place || label.place
          isShown := DllCall("IsWindowVisible", "Ptr", label.box.Hwnd)
          label.box.Show(isShown ? "NoActivate AutoSize" : "Hide AutoSize")
          label.box.GetPos(, , &width, &height)
          corner := LabelCorner(label.place, width, height)
          label.box.Show("NoActivate x" corner.x " y" corner.y)
      }
    `,
    needs: ['Labels', 'NewLabel', 'LabelCorner'],
  },
  NewLabel: {
    code: ahk`
      NewLabel(text, size) {
          box := Gui("+AlwaysOnTop -Caption +ToolWindow -DPIScale +Disabled +E0x20") ; clicks go through it
          box.SetFont("s" size " bold", "Segoe UI")
          words := box.AddText("0x80", text) ; 0x80: shows & as it is
          WinSetTransparent(210, box)
          return {box: box, words: words, place: "top", size: size}
      }
    `,
  },
  LabelCorner: {
    code: ahk`
      ; Where the corner of a label goes: a point, or words such as "top-left".
      LabelCorner(place, width, height) {
          if IsObject(place)
              return place
          MonitorGetWorkArea(MonitorGetPrimary(), &left, &top, &right, &bottom)
          x := InStr(place, "left") ? left + 10 : InStr(place, "right") ? right - width - 10 : (left + right - width) // 2
          y := InStr(place, "top") ? top + 10 : InStr(place, "bottom") ? bottom - height - 10 : (top + bottom - height) // 2
          return {x: x, y: y}
      }
    `,
  },
  HideLabel: {
    code: ahk`
      HideLabel(name) {
          if Labels().Has(name)
              Labels()[name].box.Hide()
      }
    `,
    needs: ['Labels'],
  },
  Labels: {
    code: ahk`
      ; The labels on the screen, by name.
      Labels() {
          static labels := Map()
          return labels
      }
    `,
  },
  ShowPicture: {
    code: ahk`
      ; Shows a picture above all windows. A click, Escape, or asking for the same picture again closes it.
      ShowPicture(path) {
          static viewer := 0, shown := ""
          wasShown := viewer ? shown : ""
          Close()
          if wasShown = path
              return
          viewer := Gui("+AlwaysOnTop -Caption +ToolWindow -DPIScale")
          viewer.MarginX := viewer.MarginY := 0
          try picture := viewer.AddPicture(, path)
          catch {
              Close()
              StopWithMessage("The picture " path " cannot be shown.")
          }
          picture.GetPos(, , &width, &height)
          scale := Min(1, A_ScreenWidth * 0.9 / width, A_ScreenHeight * 0.9 / height)
          if scale < 1
              picture.Value := "*w" Round(width * scale) " *h" Round(height * scale) " " path
          picture.OnEvent("Click", Close)
          viewer.OnEvent("Escape", Close)
          viewer.Show("AutoSize Center")
          shown := path

          Close(*) {
              if viewer
                  viewer.Destroy()
              viewer := 0
          }
      }
    `,
    needs: ['StopWithMessage'],
  },
  ShowList: {
    code: ahk`
      ; Shows the lines of a text as a list. A double-click copies a line.
      ShowList(text) {
          window := Gui("+AlwaysOnTop +Resize", "List")
          window.SetFont("s10", "Segoe UI")
          list := window.AddListView("w420 r18 -Hdr -Multi", ["Line"])
          Loop Parse RTrim(text, "\`r\`n"), "\`n", "\`r"
              list.Add(, A_LoopField)
          list.ModifyCol()
          list.OnEvent("DoubleClick", CopyLine)
          window.OnEvent("Size", (window, minMax, width, height) => list.Move(, , width - 24, height - 20))
          window.OnEvent("Escape", (*) => window.Destroy())
          window.Show()

          CopyLine(list, row) {
              if !row
                  return
              A_Clipboard := list.GetText(row)
              ToolTip("Copied")
              SetTimer(ToolTip, -1500)
          }
      }
    `,
  },
  NoteWindow: {
    code: ahk`
      ; A note on the screen that is kept in a file. Asking for it again hides it.
      NoteWindow(path) {
          static notes := Map()
          if !notes.Has(path)
              notes[path] := NewNote()
          note := notes[path]
          if WinActive(note.window) {
              note.Save()
              note.window.Hide()
          } else
              note.window.Show()

          NewNote() {
              SplitPath(path, , &folder, , &name)
              MakeFolder(folder)
              window := Gui("+AlwaysOnTop +Resize +ToolWindow", name)
              window.SetFont("s11", "Segoe UI")
              page := window.AddEdit("x0 y0 w280 h240 Multi WantTab BackgroundFFF7A8", FileExist(path) ? ReadText(path) : "")
              window.OnEvent("Size", (window, minMax, width, height) => page.Move(0, 0, width, height))
              window.OnEvent("Close", Save)
              window.OnEvent("Escape", (*) => (Save(), window.Hide()))
              page.OnEvent("Change", (*) => SetTimer(Save, -1000)) ; waits for a pause in typing
              OnExit(Save)
              window.Show("w280 h240 Hide")
              return {window: window, Save: Save}

              Save(*) {
                  try FileOpen(path, "w \`n", "UTF-8").Write(page.Value)
              }
          }
      }
    `,
    needs: ['MakeFolder', 'ReadText'],
  },
} as const satisfies Library;
