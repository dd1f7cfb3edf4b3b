import { ahk } from '../ahk-text.ts';
import { textOf, textOfNeeds, WHERE } from '../clipboard/selected-text.ts';
import { action } from '../skill.ts';
import { choice, number } from '../slot.ts';

export const outlookTask = action({
  id: 'outlook-task',
  title: 'Make an Outlook task of the selected text',
  slots: { days: number('number of days until it is due', 1), where: choice('text', WHERE, 'selection') },
  code: ({ days, where }) => ahk`
    outlookTask := ComObject("Outlook.Application").CreateItem(3)
    outlookTask.Subject := SubStr(${textOf(where)}, 1, 200)
    outlookTask.DueDate := FormatTime(DateAdd(A_Now, ${days}, "Days"), "yyyy-MM-dd")
    outlookTask.Save()
    outlookTask.Display()
  `,
  needs: ({ where }) => textOfNeeds(where),
});
