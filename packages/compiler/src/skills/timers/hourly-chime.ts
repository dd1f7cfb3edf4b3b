import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice } from '../slot.ts';

const EVERY = {
  60: ['hour', 'hourly', 'full hour'],
  30: ['half hour', 'half-hour', 'half an hour', '30 minutes'],
  15: ['quarter', 'quarter hour', '15 minutes'],
};
const HOW = {
  beep: ['beep', 'chime', 'sound', 'ding', 'bell'],
  voice: ['say', 'speak', 'voice', 'announce', 'tell', 'aloud'],
};
const CHIME = {
  beep: 'SoundBeep(880, 200)\nSoundBeep(660, 400)',
  voice: 'ComObject("SAPI.SpVoice").Speak("It is " FormatTime(, "Time"))',
};

export const hourlyChime = recipe({
  id: 'hourly-chime',
  title: 'Chime or say the time on the hour',
  slots: { every: choice('how often', EVERY, '60'), how: choice('kind of signal', HOW, 'beep') },
  code: ({ every, how }) => ahk`
  every := ${every} ; minutes: 60 = on the hour, 30 = also at half past, 15 = every quarter

  SetTimer(CheckClock, 5000)

  CheckClock() {
      static lastChime := ""
      if Mod(A_Min, every) = 0 && lastChime != A_Hour A_Min {
          lastChime := A_Hour A_Min
          ${CHIME[how]}
      }
  }
`,
  stop: () => 'Right-click the green H icon near the clock and choose Exit.',
});
