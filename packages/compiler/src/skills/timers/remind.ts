import { choice } from '../slot.ts';

/** What a reminder does with the variable `message`. */
export const REMIND = {
  message: 'SoundBeep(800, 300)\nMsgBox(message, "Reminder", "Iconi 0x40000") ; 0x40000 keeps it on top',
  notification: 'TrayTip(message, "Reminder")',
  voice: 'ComObject("SAPI.SpVoice").Speak(message)',
};

export const remindHow = choice(
  'kind of reminder',
  {
    voice: ['say', 'speak', 'voice', 'out loud', 'aloud', 'spoken'],
    notification: ['notification', 'notify', 'tray', 'toast', 'balloon'],
    message: ['message', 'pop up', 'popup', 'message box', 'window', 'remind'],
  },
  'message',
);
