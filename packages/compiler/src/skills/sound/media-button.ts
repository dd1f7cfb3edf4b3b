import { ahk } from '../ahk-text.ts';
import { deaf, keyOf } from '../keystroke.ts';
import { milliseconds } from '../milliseconds.ts';
import { recipe } from '../skill.ts';
import { choice, duration, hotkey } from '../slot.ts';

const HOW = {
  hold: ['hold', 'held', 'long press', 'longer', 'keep it pressed', 'holding'],
  taps: ['double', 'twice', 'two presses', 'double press', 'double tap', 'three times', 'triple', 'double click'],
};

export const mediaButton = recipe({
  id: 'media-button',
  title: 'One key for the music: press to play or pause, hold or press twice for the next song',
  slots: {
    button: hotkey('key', 'Pause'),
    how: choice('way to skip', HOW, 'hold'),
    after: duration('time to hold it', 500),
  },
  code: ({ button, how, after }) => {
    // A media key that is sent again must not set itself off.
    const key = /^Media/.test(button) ? deaf(button) : button;
    return how === 'hold' ? byHolding(key, after) : byTapping(key);
  },
});

function byHolding(button: string, after: number): string {
  return ahk`
    ${button}:: {
        if KeyWait("${keyOf(button)}", "T${after / 1000}") { ; let go before ${milliseconds(after)} milliseconds
            Send("{Media_Play_Pause}")
            return
        }
        Send("{Media_Next}")
        KeyWait("${keyOf(button)}") ; once, however long it is held
    }
  `;
}

function byTapping(button: string): string {
  return ahk`
    ; Once: play or pause. Twice: next song. Three times: previous song.
    ${button}:: {
        static presses := 0
        presses += 1
        SetTimer(Decide, -400) ; waits for a further press

        Decide() {
            Send(presses = 1 ? "{Media_Play_Pause}" : presses = 2 ? "{Media_Next}" : "{Media_Prev}")
            presses := 0
        }
    }
  `;
}
