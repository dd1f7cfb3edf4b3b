import { choice } from '../slot.ts';

export const noticeSlot = choice(
  'kind of notice',
  {
    beep: ['beep', 'sound', 'noise'],
    voice: ['say', 'speak', 'voice', 'out loud', 'aloud'],
    notification: ['notification', 'notify', 'toast', 'tray', 'balloon'],
    message: ['message', 'pop up', 'popup', 'message box', 'alert', 'tell me', 'warn'],
  },
  'message',
);

/** The statements that give a notice, whose words are an AutoHotkey expression. A beep alone says nothing, so it comes with a tooltip. */
export function notice(kind: 'beep' | 'voice' | 'notification' | 'message', words: string): string {
  return {
    beep: `SoundBeep(1000, 400)\nSoundBeep(700, 400)\nToolTip(${words})\nSetTimer(ToolTip, -4000)`,
    voice: `ComObject("SAPI.SpVoice").Speak(${words})`,
    notification: `TrayTip(${words})`,
    message: `SoundBeep(1000, 300)\nMsgBox(${words}, , "Iconi 0x40000") ; 0x40000 keeps it on top`,
  }[kind];
}
