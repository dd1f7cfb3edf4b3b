import { ahk } from './ahk-text.ts';
import type { Library } from './helper.ts';
import { EXCEL_HELPERS } from './office-excel.ts';
import { MAIL_HELPERS } from './office-mail.ts';

export const OFFICE_HELPERS = {
  WithOffice: {
    code: ahk`
      ; Does something with an Office program that is open, and says so if it is not, or if it refuses.
      WithOffice(program, action) {
          name := StrReplace(program, ".Application")
          try
              office := ComObjActive(program)
          catch
              StopWithMessage("Please open " name " first.")
          try
              return action(office)
          catch as problem
              StopWithMessage(name " could not do this.\`n\`n" problem.Message)
      }
    `,
    needs: ['StopWithMessage'],
  },
  OfficeInFront: {
    code: ahk`
      ; The Office program whose window is in front; empty if it is another program.
      OfficeInFront() {
          for name, exe in Map("Word", "WINWORD.EXE", "Excel", "EXCEL.EXE", "PowerPoint", "POWERPNT.EXE")
              if WinActive("ahk_exe " exe)
                  return name
          return ""
      }
    `,
  },
  OpenDocument: {
    code: ahk`
      ; The document that an Office program shows.
      OpenDocument(office) {
          switch office.Name {
              case "Microsoft Word": return office.ActiveDocument
              case "Microsoft Excel": return office.ActiveWorkbook
              default: return office.ActivePresentation
          }
      }
    `,
  },
  FreeFileName: {
    code: ahk`
      ; The path, or one with a number after the name if that file already exists.
      FreeFileName(path) {
          SplitPath(path, , &folder, &extension, &name)
          DirCreate(folder)
          number := 1
          while FileExist(path)
              path := folder "\" name " (" (number += 1) ")" (extension = "" ? "" : "." extension)
          return path
      }
    `,
  },
  TellSaved: {
    code: ahk`
      TellSaved(path) {
          ToolTip("Saved " path)
          SetTimer(ToolTip, -3000)
      }
    `,
  },
  SaveCopyIn: {
    code: ahk`
      ; Saves the document in front, and a copy of it in a folder.
      SaveCopyIn(folder, dated) {
          if !(program := OfficeInFront())
              StopWithMessage("Please go to the document in Word, Excel, or PowerPoint first.")
          WithOffice(program ".Application", SaveBoth)

          SaveBoth(office) {
              document := OpenDocument(office)
              if document.Path = ""
                  StopWithMessage("Please save the document first. It has no name yet.")
              document.Save()
              copy := FreeFileName(folder "\" (dated ? FormatTime(, "yyyy-MM-dd HH-mm ") : "") document.Name)
              if program = "Word" ; it cannot save a copy itself, but lets others read the file
                  FileCopy(document.FullName, copy)
              else
                  document.SaveCopyAs(copy)
              TellSaved(copy)
          }
      }
    `,
    needs: ['OfficeInFront', 'StopWithMessage', 'WithOffice', 'OpenDocument', 'FreeFileName', 'TellSaved'],
  },
  PrintInFront: {
    code: ahk`
      ; Prints the Office document in front at once; other programs show their print window.
      PrintInFront() {
          if program := OfficeInFront()
              WithOffice(program ".Application", (office) => OpenDocument(office).PrintOut())
          else
              Send("^p")
      }
    `,
    needs: ['OfficeInFront', 'WithOffice', 'OpenDocument'],
  },
  RunMacro: {
    code: ahk`
      ; Runs a macro of Word or PowerPoint if that is in front, otherwise of Excel.
      RunMacro(macro) {
          program := OfficeInFront() || "Excel"
          WithOffice(program ".Application", (office) => office.Run(macro))
      }
    `,
    needs: ['OfficeInFront', 'WithOffice'],
  },
  SaveWordAsPdf: {
    code: ahk`
      ; Saves the document as a PDF: beside it, or in Documents when it is not on this computer. * stands for its name.
      SaveWordAsPdf(word, path := "") {
          document := word.ActiveDocument
          folder := document.Path ~= "i)^([a-z]:|\\\\)" ? document.Path : A_MyDocuments
          path := StrReplace(path || folder "\*", "*", RegExReplace(document.Name, "\.\w+$"))
          path := FreeFileName(RegExReplace(path, "i)(\.pdf)?$", ".pdf", , 1))
          document.ExportAsFixedFormat(path, 17)
          TellSaved(path)
      }
    `,
    needs: ['FreeFileName', 'TellSaved'],
  },
  SaveAllInWord: {
    code: ahk`
      SaveAllInWord(word) {
          for document in word.Documents
              if document.Path != "" && !document.ReadOnly ; a new one has no name yet
                  document.Save()
          ToolTip("All saved")
          SetTimer(ToolTip, -1500)
      }
    `,
  },
  ToggleTrackChanges: {
    code: ahk`
      ToggleTrackChanges(word) {
          document := word.ActiveDocument
          document.TrackRevisions := !document.TrackRevisions
          ToolTip("Track changes: " (document.TrackRevisions ? "on" : "off"))
          SetTimer(ToolTip, -1500)
      }
    `,
  },
  ShowWordCount: {
    code: ahk`
      ShowWordCount(word) {
          document := word.ActiveDocument
          MsgBox(document.ComputeStatistics(0) " words\`n" document.ComputeStatistics(2) " pages", "Word", "0x1000")
      }
    `,
  },
  ReplaceInWord: {
    code: ahk`
      ; Replaces a text everywhere in the document.
      ReplaceInWord(word, what, other) {
          search := word.ActiveDocument.Content.Find
          search.ClearFormatting()
          search.Replacement.ClearFormatting()
          search.Text := StrReplace(what, "^", "^^") ; a caret would begin a code
          search.Replacement.Text := StrReplace(other, "^", "^^")
          search.Execute(, , , , , , true, 1, , , 2) ; 2: all of them
      }
    `,
  },
  SetWordFont: {
    code: ahk`
      SetWordFont(word, name, size := 0) {
          word.Selection.Font.Name := name
          if size
              word.Selection.Font.Size := size
      }
    `,
  },
  SetWordLanguage: {
    code: ahk`
      ; Sets the language used to check the spelling of the selection.
      SetWordLanguage(word, language) {
          word.Selection.LanguageID := language
          word.Selection.NoProofing := false
      }
    `,
  },
  ShowSlides: {
    code: ahk`
      ; Starts the slide show.
      ShowSlides(keys) {
          if !WinExist("ahk_exe POWERPNT.EXE")
              StopWithMessage("Please open PowerPoint first.")
          WinActivate()
          if WinWaitActive(, , 2)
              Send(keys)
      }
    `,
    needs: ['StopWithMessage'],
  },
  SlideShow: {
    code: ahk`
      ; Does something with the slide show that is running, if there is one.
      SlideShow(action) {
          WithOffice("PowerPoint.Application", (powerPoint) => powerPoint.SlideShowWindows.Count
              ? action(powerPoint.SlideShowWindows(1).View) : "")
      }
    `,
    needs: ['WithOffice'],
  },
  ExportSlides: {
    code: ahk`
      ; Saves all slides as pictures.
      ExportSlides(powerPoint) {
          folder := RegExReplace(FreeFileName(A_Desktop "\Slides"), "\\$")
          DirCreate(folder)
          powerPoint.ActivePresentation.SaveCopyAs(folder, 18) ; 18: PNG files
          TellSaved(folder)
      }
    `,
    needs: ['FreeFileName', 'TellSaved'],
  },
  ...EXCEL_HELPERS,
  ...MAIL_HELPERS,
} as const satisfies Library;
