import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const askReminder = action({
  id: 'ask-reminder',
  title: 'Ask what to remember and in how many minutes, then remind you',
  slots: {},
  code: () => ahk`AskReminder()`,
  needs: () => ahk`
  AskReminder() {
      answer := InputBox("Minutes, then what to remember, such as: 20 take out the pizza", "Reminder", "w380 h110")
      if answer.Result != "OK"
          return
      if RegExMatch(answer.Value, "^\s*([\d.]+)\s*(.*)", &part)
          SetTimer(() => ShowReminder(part[2]), -part[1] * 60000)
      else
          MsgBox("Begin with the number of minutes.", "Reminder", "Icon!")
  }

  ShowReminder(message) {
      SoundBeep(1000, 300)
      MsgBox(message || "Time is up.", "Reminder", "Iconi 0x40000") ; 0x40000 keeps it on top
  }
`,
});
