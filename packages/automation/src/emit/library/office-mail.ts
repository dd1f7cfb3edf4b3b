import { ahk } from './ahk-text.ts';
import type { Library } from './helper.ts';

export const MAIL_HELPERS = {
  NewMail: {
    code: ahk`
      ; Shows a new email in Outlook, or sends it. Without Outlook, the default mail program shows it.
      NewMail(to := "", subject := "", body := "", files := [], isSent := false) {
          to := Trim(to, " \`t\`r\`n"), body := RegExReplace(body, "\R", "\`r\`n")
          try
              mail := ComObject("Outlook.Application").CreateItem(0)
          catch {
              if StrLen(UrlEncoded(body)) > 1800 { ; an address cannot be much longer
                  A_Clipboard := body, body := ""
                  TrayTip("The text is too long to pass to your mail program. It is on the clipboard, so you can paste it into the email.")
              }
              try
                  Run("mailto:" StrReplace(to, " ") "?subject=" UrlEncoded(subject) "&body=" UrlEncoded(body))
              catch
                  StopWithMessage("There is no mail program on this computer.")
              return
          }
          try {
              mail.To := to
              mail.Subject := subject
              for file in files
                  mail.Attachments.Add(file)
              if isSent && to != "" {
                  mail.Body := body
                  mail.Send()
              } else {
                  mail.Display() ; adds the signature to the email
                  if body != "" && mail.BodyFormat = 2 ; HTML: the signature keeps its look
                      mail.HTMLBody := "<p>" StrReplace(HtmlEscaped(body), "\`r\`n", "<br>") "</p>" mail.HTMLBody
                  else if body != ""
                      mail.Body := body . mail.Body
                  try mail.GetInspector.Activate() ; otherwise it may open behind the window in front
              }
          } catch as problem
              StopWithMessage("Outlook could not do this.\`n\`n" problem.Message)
      }
    `,
    needs: ['UrlEncoded', 'HtmlEscaped', 'StopWithMessage'],
  },
  NewOutlookItem: {
    code: ahk`
      ; Opens a new item: 1 is an appointment, 2 a contact, 3 a task.
      NewOutlookItem(kind) {
          try
              ComObject("Outlook.Application").CreateItem(kind).Display()
          catch
              StopWithMessage("Outlook is not installed on this computer.")
      }
    `,
    needs: ['StopWithMessage'],
  },
  NewAppointment: {
    code: ahk`
      ; Adds a half-hour appointment to the calendar and shows it.
      NewAppointment(subject, start) {
          try {
              appointment := ComObject("Outlook.Application").CreateItem(1)
              appointment.Subject := subject
              appointment.Start := start
              appointment.Duration := 30 ; minutes
              appointment.ReminderMinutesBeforeStart := 15
              appointment.Save()
              appointment.Display()
          } catch as problem
              StopWithMessage("Outlook could not do this.\`n\`n" problem.Message)
      }
    `,
    needs: ['StopWithMessage'],
  },
  SelectedMails: {
    code: ahk`
      ; The selected emails, or the one that is open in its own window.
      SelectedMails(outlook) {
          if outlook.ActiveWindow && outlook.ActiveWindow.Class = 35 ; a window with one item
              return [outlook.ActiveWindow.CurrentItem]
          mails := []
          for mail in outlook.ActiveExplorer.Selection
              mails.Push(mail)
          if !mails.Length
              StopWithMessage("Please select an email first.")
          return mails
      }
    `,
    needs: ['StopWithMessage'],
  },
  ForSelectedMails: {
    code: ahk`
      ForSelectedMails(action) {
          WithOffice("Outlook.Application", (outlook) => ForEachOf(SelectedMails(outlook)))

          ForEachOf(mails) {
              for mail in mails
                  action(mail)
          }
      }
    `,
    needs: ['WithOffice', 'SelectedMails'],
  },
  AnswerMail: {
    code: ahk`
      ; Replies to the first selected email, with text above what is quoted.
      AnswerMail(outlook, way, text := "") {
          answer := SelectedMails(outlook)[1].%way%()
          if text != ""
              answer.HTMLBody := "<p>" StrReplace(HtmlEscaped(text), "\`n", "<br>") "</p>" answer.HTMLBody
          answer.Display()
      }
    `,
    needs: ['SelectedMails', 'HtmlEscaped'],
  },
  ShowOutlookFolder: {
    code: ahk`
      ; Shows a folder: 6 is the inbox, 9 the calendar, 10 the contacts, 13 the tasks.
      ShowOutlookFolder(outlook, number) {
          outlook.ActiveExplorer.CurrentFolder := outlook.Session.GetDefaultFolder(number)
          outlook.ActiveExplorer.Activate()
      }
    `,
  },
  MoveMails: {
    code: ahk`
      ; Moves the selected emails to a folder of the mailbox or of its inbox.
      MoveMails(outlook, name) {
          inbox := outlook.Session.GetDefaultFolder(6)
          folder := FolderIn(inbox) || FolderIn(inbox.Parent)
          if !folder
              StopWithMessage("There is no folder called " name " in Outlook.")
          for mail in SelectedMails(outlook)
              mail.Move(folder)

          FolderIn(parent) {
              for folder in parent.Folders
                  if folder.Name = name
                      return folder
              return 0
          }
      }
    `,
    needs: ['SelectedMails', 'StopWithMessage'],
  },
  SendOpenMail: {
    code: ahk`
      SendOpenMail(outlook) {
          if !outlook.ActiveInspector
              StopWithMessage("Open the email in its own window first.")
          outlook.ActiveInspector.CurrentItem.Send()
      }
    `,
    needs: ['StopWithMessage'],
  },
  SaveAttachments: {
    code: ahk`
      ; Saves the attachments of the selected emails in Downloads.
      SaveAttachments(outlook) {
          folder := KnownFolder("Downloads")
          for mail in SelectedMails(outlook)
              for file in mail.Attachments
                  file.SaveAsFile(FreeFileName(folder "\" file.FileName))
          TellSaved("to " folder)
      }
    `,
    needs: ['SelectedMails', 'KnownFolder', 'FreeFileName', 'TellSaved'],
  },
} as const satisfies Library;
