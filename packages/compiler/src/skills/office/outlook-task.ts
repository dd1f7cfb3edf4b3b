import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { textOf, textOfNeeds, WHERE } from '../clipboard/selected-text.ts';
import { action } from '../skill.ts';
import { choice, number, text } from '../slot.ts';

export const outlookTask = action({
  id: 'outlook-task',
  title: 'Make an Outlook task, of the selected text or called as you say',
  slots: {
    days: number('number of days until it is due', 1),
    where: choice('text', WHERE, 'selection'),
    subject: text('subject', ''),
  },
  code: ({ days, where, subject }) => ahk`
    outlookTask := ComObject("Outlook.Application").CreateItem(3)
    outlookTask.Subject := ${subject ? quoteString(subject) : `SubStr(${textOf(where)}, 1, 200)`}
    outlookTask.DueDate := FormatTime(DateAdd(A_Now, ${days}, "Days"), "yyyy-MM-dd")
    outlookTask.Save()
    outlookTask.Display()
  `,
  needs: ({ where, subject }) => (subject ? '' : textOfNeeds(where)),
});
