import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { clock } from '../slot.ts';
import { clockText } from '../timers/clock-text.ts';
import { RUNNING } from './running.ts';

export const outlookSendLater = action({
  id: 'outlook-send-later',
  title: 'Send the Outlook mail you are writing at a later time, such as tomorrow at 8',
  slots: { at: clock('time it is sent', { hour: 8, minute: 0 }) },
  code: ({ at }) => ahk`
    laterInspector := OfficeProgram("Outlook.Application").ActiveInspector
    if !laterInspector {
        MsgBox("Open the mail in its own window first.")
        return
    }
    ; Today if the time is still to come, otherwise tomorrow.
    laterDay := StrCompare(FormatTime(, "HH:mm"), "${clockText(at)}") < 0 ? A_Now : DateAdd(A_Now, 1, "Days")
    laterInspector.CurrentItem.DeferredDeliveryTime := FormatTime(laterDay, "yyyy-MM-dd") " ${clockText(at)}"
    laterInspector.CurrentItem.Send()
  `,
  needs: () => RUNNING,
});
