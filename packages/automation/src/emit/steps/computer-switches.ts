import type { COMPUTER } from '#language/steps/computer.ts';
import type { Emitters } from '../emitters.ts';
import type { HelperName } from '../library/library.ts';
import type { Scope } from '../scope.ts';
import { useHelper } from '../use-helper.ts';
import { stateNumber } from './window-verb.ts';

type SwitchKind =
  | 'wifi'
  | 'bluetooth'
  | 'do-not-disturb'
  | 'dark-mode'
  | 'touchpad'
  | 'proxy'
  | 'hidden-files'
  | 'file-extensions'
  | 'desktop-icons'
  | 'taskbar'
  | 'taskbar-autohide'
  | 'mouse-acceleration';

/** Windows' own switches. */
export const EMIT_SWITCHES: Pick<Emitters<typeof COMPUTER>, SwitchKind> = {
  wifi: switched('SetRadio', '"WiFi", '),
  bluetooth: switched('SetRadio', '"Bluetooth", '),
  'do-not-disturb': switched('SetDoNotDisturb'),
  'dark-mode': switched('SetDarkMode'),
  touchpad: switched('SetTouchpad'),
  proxy: switched('SetProxy'),
  // The two values are what Windows calls shown and hidden.
  'hidden-files': switched('SetExplorerOption', '"Hidden", 1, 2, '),
  'file-extensions': switched('SetExplorerOption', '"HideFileExt", 0, 1, '),
  'desktop-icons': switched('ShowDesktopIcons'),
  taskbar: switched('ShowTaskbar'),
  'taskbar-autohide': switched('SetTaskbarAutoHide'),
  'mouse-acceleration': switched('SetMouseAcceleration'),
};

function switched(helper: HelperName, before = '') {
  return ({ state }: { readonly state: 'on' | 'off' | 'toggle' }, { draft }: Scope): string[] => [
    `${useHelper(draft, helper)}(${before}${stateNumber(state)})`,
  ];
}
