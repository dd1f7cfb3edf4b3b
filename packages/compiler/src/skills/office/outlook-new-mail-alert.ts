import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { text } from '../slot.ts';

export const outlookNewMailAlert = recipe({
  id: 'outlook-new-mail-alert',
  title: 'Tell you when a mail from someone, or about something, arrives in Outlook',
  slots: { words: text('sender or words in the subject', '') },
  code: ({ words }) => ahk`
    wanted := ${quoteString(words)} ; a name or words of the subject; empty means every mail

    outlook := ComObject("Outlook.Application")
    ComObjConnect(outlook, "Outlook_")
    Persistent()

    ; Outlook calls this for each mail that arrives.
    Outlook_NewMailEx(id, *) {
        try mail := outlook.Session.GetItemFromID(id)
        catch
            return
        if wanted = "" || InStr(mail.SenderName " " mail.Subject, wanted) {
            SoundBeep()
            TrayTip(mail.Subject, "Mail from " mail.SenderName)
        }
    }
  `,
});
