import { ahk } from '../ahk-text.ts';
import { wasTappedAlone } from '../keystroke.ts';
import { recipe } from '../skill.ts';
import { choice } from '../slot.ts';

const MODIFIERS = {
  LShift: ['shift', 'the shift key'],
  LCtrl: ['ctrl', 'control', 'the ctrl key'],
  LAlt: ['alt', 'the alt key'],
  LWin: ['windows key', 'win key'],
  RShift: ['right shift', 'right shift key'],
  RCtrl: ['right ctrl', 'right control'],
  RAlt: ['right alt', 'alt gr', 'altgr'],
  all: [
    'shift, ctrl and alt',
    'shift ctrl and alt',
    'shift, control and alt',
    'ctrl, shift and alt',
    'ctrl shift and alt',
    'ctrl, alt and shift',
    'ctrl alt and shift',
    'alt, ctrl and shift',
    'shift, alt and ctrl',
    'shift, ctrl, alt',
    'ctrl, shift, alt',
    'ctrl, alt, shift',
    'ctrl alt shift',
    'shift ctrl alt',
    'shift and ctrl',
    'ctrl and shift',
    'ctrl and alt',
    'shift and alt',
    'shift, ctrl',
    'modifier keys',
    'modifiers',
    'all modifiers',
    'sticky keys',
    'two keys at once',
    'two keys at the same time',
    'several keys',
  ],
};
const EACH = ['LShift', 'LCtrl', 'LAlt'];

export const stickyModifier = recipe({
  id: 'sticky-modifier',
  title: 'Tap Shift, Ctrl or Alt once and it holds for the next key',
  slots: { modifier: choice('modifier key', MODIFIERS, 'LShift') },
  code: ({ modifier }) => (modifier === 'all' ? several() : one(modifier)),
});

function one(modifier: string): string {
  return ahk`
    ~${modifier} Up:: {
        if !(${wasTappedAlone(modifier)})
            return ; it was held with another key, as usual
        Send("{${modifier} Down}")
        nextKey := InputHook("V L1 T3") ; waits up to 3 seconds for the next key
        nextKey.KeyOpt("{All}", "E")
        nextKey.Start()
        nextKey.Wait()
        Sleep(20)
        Send("{${modifier} Up}")
    }
  `;
}

// The tapped keys add up: Ctrl, then Shift, then S is Ctrl+Shift+S.
function several(): string {
  return ahk`
    tapped := [] ; the modifiers that wait for the next key

    ${EACH.map((key) => `~${key} Up::TapModifier("${key}", ${wasTappedAlone(key)})`).join('\n')}

    TapModifier(modifier, wasAlone) {
        if !wasAlone
            return ; it was held with another key, as usual
        tapped.Push(modifier)
        Send("{" modifier " Down}")
        if tapped.Length > 1
            return ; the first one waits already
        nextKey := InputHook("V L1 T3") ; waits up to 3 seconds for the next key
        nextKey.KeyOpt("{All}", "E")
        nextKey.KeyOpt("{LShift}{RShift}{LCtrl}{RCtrl}{LAlt}{RAlt}{LWin}{RWin}", "-E")
        nextKey.Start()
        nextKey.Wait()
        Sleep(20)
        while tapped.Length
            Send("{" tapped.Pop() " Up}")
    }
  `;
}
