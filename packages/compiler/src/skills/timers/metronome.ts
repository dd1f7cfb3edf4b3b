import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice, duration, hotkey, number, optional } from '../slot.ts';

const USUAL = 100;

const ACCENTS = {
  none: ['no accent', 'all the same', 'short tick'],
  '4': ['4/4', 'four four', 'accent on the first of four', 'four beats'],
  '3': ['3/4', 'waltz', 'three beats'],
  '2': ['2/4', 'march'],
  '6': ['6/8'],
};

export const metronome = recipe({
  id: 'metronome',
  title: 'A metronome that ticks at so many beats a minute',
  slots: {
    toggle: hotkey('key that starts and stops it', 'F8'),
    beats: number('beats a minute', USUAL),
    every: optional(duration('time between two beats')),
    accent: choice('accent', ACCENTS, 'none'),
  },
  code: ({ toggle, beats, every, accent }) => ahk`
  beatsPerMinute := ${tempo(beats, every)}

  ${toggle}:: { ; starts and stops it
      static running := false
      running := !running
      SetTimer(Tick, running ? Round(60000 / beatsPerMinute) : 0)
  }

  Tick() {
      ${accent === 'none' ? 'SoundBeep(1200, 30) ; pitch, and length in milliseconds' : accented(accent)}
  }
`,
  stop: ({ toggle }) => `Press ${toggle} again to stop.`,
});

// "80 times a minute" is a time between two beats.
function tempo(beats: number, every: number | ''): number {
  const said = every && beats === USUAL ? Math.round(60_000 / every) : beats;
  return Math.min(400, Math.max(20, said));
}

function accented(beats: string): string {
  return ahk`
    static beat := 0
    beat := Mod(beat, ${beats}) + 1
    SoundBeep(beat = 1 ? 1800 : 1200, 30) ; the first beat of the bar is higher
  `;
}
