import { ahk } from '../ahk-text.ts';
import { wasTappedAlone } from '../keystroke.ts';
import { recipe } from '../skill.ts';
import { choice } from '../slot.ts';

const MODIFIERS = { LShift: ['shift'], LCtrl: ['ctrl', 'control'], LAlt: ['alt'] };

export const stickyModifier = recipe({
  id: 'sticky-modifier',
  title: 'Tap a modifier key once and it holds for the next key',
  slots: { modifier: choice('modifier key', MODIFIERS, 'LShift') },
  code: ({ modifier }) => ahk`
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
`,
});
