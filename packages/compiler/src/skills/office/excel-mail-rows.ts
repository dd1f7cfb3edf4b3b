import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice, hotkey, text } from '../slot.ts';
import { RUNNING } from './running.ts';

const FINISH = { Display: ['draft', 'show', 'check', 'open'], Send: ['send', 'sends', 'automatically'] };

export const excelMailRows = recipe({
  id: 'excel-mail-rows',
  title: 'Write an Outlook mail for each selected Excel row',
  slots: {
    start: hotkey('key that starts it', '^!m'),
    subject: text('subject', 'Your request'),
    body: text('text of the mail, with {name} for the name', 'Dear {name},\n\nKind regards,\n'),
    finish: choice('way to finish', FINISH, 'Display'),
  },
  code: ({ start, subject, body, finish }) => ahk`
    subject := ${quoteString(subject)}
    body := ${quoteString(body)}

    ; Select the rows first: the mail address is in column A, the name in column B.
    ${start}:: {
        excel := OfficeProgram("Excel.Application")
        for row in excel.Selection.Rows {
            address := excel.ActiveSheet.Cells(row.Row, 1).Text
            name := excel.ActiveSheet.Cells(row.Row, 2).Text
            if address = ""
                continue
            mail := ComObject("Outlook.Application").CreateItem(0)
            mail.To := address
            mail.Subject := subject
            mail.Body := StrReplace(body, "{name}", name)
            mail.${finish}()
        }
    }

    ${RUNNING}
  `,
});
