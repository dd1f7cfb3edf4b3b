import { ahk } from './ahk-text.ts';
import type { Library } from './helper.ts';

/** What is asked. Without an answer, nothing more of the rule happens. */
export const QUESTIONS = {
  BackTo: {
    code: ahk`
      ; Waits until the window that was in front before a question is in front again.
      BackTo(window) {
          if !window || !WinExist(window)
              return
          try WinActivate(window)
          WinWaitActive(window, , 1)
      }
    `,
  },
  AnswerTo: {
    code: ahk`
      ; Asks for text; Cancel ends the rule.
      AnswerTo(question, preset := "", options := "") {
          before := WinExist("A")
          answer := InputBox(question, , options, preset)
          if answer.Result != "OK"
              Exit()
          BackTo(before)
          return answer.Value
      }
    `,
    needs: ['BackTo'],
  },
  NumberFor: {
    code: ahk`
      ; Asks until a number is entered, with a comma or a decimal point.
      NumberFor(question, preset := "") {
          Loop {
              answer := StrReplace(StrReplace(AnswerTo(question, preset), " "), ",", ".")
              if IsNumber(answer)
                  return Number(answer)
              MsgBox("Please enter a number, such as 12 or 2.5.", , "Icon! 0x1000")
          }
      }
    `,
    needs: ['AnswerTo'],
  },
  WaitForAnswer: {
    code: ahk`
      ; Shows a window with questions until you choose OK or press Escape; Escape ends the rule.
      WaitForAnswer(window, ok) {
          before := WinExist("A"), isAnswered := false
          ok.OnEvent("Click", Answer)
          window.OnEvent("Escape", (*) => window.Hide())
          window.Show()
          while DllCall("IsWindowVisible", "Ptr", window.Hwnd)
              Sleep(20)
          if !isAnswered {
              window.Destroy()
              Exit()
          }
          BackTo(before)

          Answer(*) {
              isAnswered := true
              window.Hide()
          }
      }
    `,
    needs: ['BackTo'],
  },
  DateFor: {
    code: ahk`
      ; Asks for a day in a calendar and returns it in this computer's short date format.
      DateFor(question) {
          window := Gui("+AlwaysOnTop", "Date")
          window.SetFont("s10", "Segoe UI")
          window.AddText("0x80", question) ; 0x80: shows & as it is
          calendar := window.AddMonthCal("xm")
          WaitForAnswer(window, window.AddButton("xm w90 Default", "OK"))
          chosen := FormatTime(calendar.Value, "ShortDate")
          window.Destroy()
          return chosen
      }
    `,
    needs: ['WaitForAnswer'],
  },
  ChoiceOf: {
    code: ahk`
      ; Asks for one of several texts.
      ChoiceOf(question, options) {
          window := Gui("+AlwaysOnTop", "Choose")
          window.SetFont("s10", "Segoe UI")
          window.AddText("w300 0x80", question) ; 0x80: shows & as it is
          list := window.AddListBox("xm w300 Choose1 r" Min(options.Length + 1, 15), options)
          ok := window.AddButton("xm w90 Default", "OK")
          list.OnEvent("DoubleClick", (*) => SendMessage(0x00F5, , , ok)) ; as if OK were clicked
          list.Focus()
          WaitForAnswer(window, ok)
          chosen := list.Text
          window.Destroy()
          return chosen
      }
    `,
    needs: ['WaitForAnswer'],
  },
  PickedLine: {
    code: ahk`
      ; Asks for one of the lines of a text. Typing narrows the list; Enter picks the highlighted line.
      PickedLine(text) {
          window := Gui("+AlwaysOnTop", "Type to search")
          window.SetFont("s10", "Segoe UI")
          search := window.AddEdit("w380")
          list := window.AddListBox("xm w380 r14")
          ok := window.AddButton("xm w90 Default", "OK")
          search.OnEvent("Change", ShowMatches)
          list.OnEvent("DoubleClick", (*) => SendMessage(0x00F5, , , ok)) ; as if OK were clicked
          ShowMatches()
          OnMessage(0x0100, MoveMark)
          try WaitForAnswer(window, ok)
          finally
              OnMessage(0x0100, MoveMark, 0)
          chosen := list.Text
          window.Destroy()
          if chosen = ""
              Exit()
          return chosen

          ShowMatches(*) {
              list.Delete()
              Loop Parse text, "\`n", "\`r"
                  if A_LoopField != "" && (search.Value = "" || InStr(A_LoopField, search.Value))
                      list.Add([A_LoopField])
              try list.Choose(1)
          }

          ; The arrow keys move the highlight while the search box has the focus.
          MoveMark(key, info, message, control) {
              if control != search.Hwnd || key != 38 && key != 40
                  return
              try list.Choose(list.Value + (key = 40 ? 1 : -1))
              return 0
          }
      }
    `,
    needs: ['WaitForAnswer'],
  },
  FillIn: {
    code: ahk`
      ; Asks several questions in one window: each has a label, the variable for its answer and, where there are any, the
      ; answers to choose from, or "check" for a box whose answer is "yes" or "no".
      FillIn(title, questions*) {
          window := Gui("+AlwaysOnTop", title)
          window.SetFont("s10", "Segoe UI")
          fields := []
          for question in questions
              fields.Push(AddQuestion(question[1], question.Length > 2 ? question[3] : ""))
          WaitForAnswer(window, window.AddButton("xm w90 Default", "OK"))
          for index, question in questions
              %question[2]% := AnswerIn(fields[index])
          window.Destroy()

          AddQuestion(label, answers) {
              if !IsObject(answers) && answers = "check"
                  return window.AddCheckbox("xm", StrReplace(label, "&", "&&"))
              window.AddText("xm 0x80", label) ; 0x80: shows & as it is
              return IsObject(answers) ? window.AddDropDownList("xm w320 Choose1", answers) : window.AddEdit("xm w320 r1")
          }

          AnswerIn(field) {
              if field.Type = "CheckBox"
                  return field.Value ? "yes" : "no"
              return field.Type = "DDL" ? field.Text : field.Value
          }
      }
    `,
    needs: ['WaitForAnswer'],
  },
  Confirm: {
    code: ahk`
      ; Continues only if the answer is yes. After this many seconds, the default answer counts.
      Confirm(question, seconds := 0, answerThen := "No") {
          before := WinExist("A")
          answer := MsgBox(question, , "YesNo Icon? 0x1000" (seconds ? " T" seconds : ""))
          if answer = "No" || answer = "Timeout" && answerThen = "No"
              Exit()
          BackTo(before)
      }
    `,
    needs: ['BackTo'],
  },
  CheckPassword: {
    code: ahk`
      ; Continues only with the right password. This only keeps out the curious: anyone can read it in this script.
      CheckPassword(password) {
          if AnswerTo("Password:", , "Password") == password
              return
          MsgBox("That is not the password.", , "Icon! 0x1000")
          Exit()
      }
    `,
    needs: ['AnswerTo'],
  },
  ChosenItem: {
    code: ahk`
      ; Shows a menu at the pointer and returns the number of the chosen item; Escape ends the rule.
      ChosenItem(labels) {
          before := WinExist("A"), chosen := 0
          items := Menu()
          for label in labels
              items.Add(StrReplace(label, "&", "&&"), Choose)
          items.Show()
          Sleep(20) ; the choice arrives after the menu is closed
          if !chosen
              Exit()
          BackTo(before)
          return chosen

          Choose(label, position, *) {
              chosen := position
          }
      }
    `,
    needs: ['BackTo'],
  },
  ChosenButton: {
    code: ahk`
      ; Shows a window with a button for each label and returns the number of the chosen one; Escape ends the rule.
      ChosenButton(labels) {
          before := WinExist("A"), chosen := 0
          window := Gui("+AlwaysOnTop", "Choose")
          window.SetFont("s11", "Segoe UI")
          for label in labels
              window.AddButton("xm w240" (A_Index = 1 ? " Default" : ""), StrReplace(label, "&", "&&")).OnEvent("Click", Choose.Bind(A_Index))
          window.OnEvent("Escape", (*) => window.Hide())
          window.Show()
          while DllCall("IsWindowVisible", "Ptr", window.Hwnd)
              Sleep(20)
          window.Destroy()
          if !chosen
              Exit()
          BackTo(before)
          return chosen

          Choose(number, *) {
              chosen := number
              window.Hide()
          }
      }
    `,
    needs: ['BackTo'],
  },
  ButtonWindow: {
    code: ahk`
      ; A window with a button for each label and what it does. One that stays never takes the focus, so that what a
      ; button types goes to the window in front; any other closes after a click.
      ButtonWindow(name, stays, buttons*) {
          static windows := Map()
          before := WinExist("A")
          if windows.Has(name)
              windows[name].Destroy()
          windows[name] := window := Gui("+AlwaysOnTop" (stays ? " +ToolWindow +E0x08000000" : ""), "Choose")
          window.SetFont("s11", "Segoe UI")
          for button in buttons
              window.AddButton("xm w240" (A_Index = 1 ? " Default" : ""), StrReplace(button[1], "&", "&&")).OnEvent("Click", Press.Bind(button[2]))
          window.OnEvent("Escape", (*) => window.Hide())
          window.Show(stays ? "x20 y100 NoActivate" : "")

          Press(action, *) {
              isActive := WinActive(window)
              if !stays
                  window.Hide()
              if isActive
                  BackTo(before)
              action()
          }
      }
    `,
    needs: ['BackTo'],
  },
  AddToTrayMenu: {
    code: ahk`
      ; Adds an entry to the menu of the icon near the clock, above those that are always there.
      AddToTrayMenu(label, action) {
          static count := 0, known := Map()
          if known.Has(label)
              return
          known[label] := true
          if !count
              A_TrayMenu.Insert("1&") ; a line
          count += 1
          A_TrayMenu.Insert(count "&", StrReplace(label, "&", "&&"), (*) => action())
      }
    `,
  },
} as const satisfies Library;
