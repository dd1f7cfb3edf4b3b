import { ahk } from './ahk-text.ts';
import { layerKey } from './layer-key.ts';
import { showOnOff } from './show-on-off.ts';
import { choice } from './slot.ts';

/** Whether the letters of a layer change while its key is held, or from one press to the next. */
export const layerMode = choice(
  'way to use the key',
  {
    held: ['hold', 'held', 'holding', 'while i hold', 'keep pressed'],
    locked: [
      'is on',
      'lock on',
      'lock is on',
      'turned on',
      'switched on',
      'light is on',
      'toggle',
      'toggles',
      'toggled',
      'on and off',
      'on/off',
    ],
  },
  'held',
);

/** Hotkeys that work while a key is held, or while it is switched on. */
export function layer(key: string, mode: 'held' | 'locked', hotkeys: string): string {
  if (mode === 'held') {
    return ahk`
      #HotIf GetKeyState("${key}", "P")
      ${hotkeys}
      #HotIf

      ${layerKey(key)}
    `;
  }
  if (/Lock$/.test(key)) {
    return ahk`
      #HotIf GetKeyState("${key}", "T") ; its light is on
      ${hotkeys}
      #HotIf
    `;
  }
  return ahk`
    layerIsOn := false

    #HotIf layerIsOn
    ${hotkeys}
    #HotIf

    ${key}:: { ; turns it on and off
        global layerIsOn := !layerIsOn
        ${showOnOff('layerIsOn', 'Layer')}
    }
  `;
}
