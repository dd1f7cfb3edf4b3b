import type { WINDOW_STEPS } from '#language/steps/windows.ts';
import type { Window } from '#language/things.ts';
import { literal } from '../code.ts';
import type { Emitters } from '../emitters.ts';
import { sendText } from '../keys/key-names.ts';
import type { Scope } from '../scope.ts';

import { namedWindows } from '../things/window-target.ts';
import { useHelper } from '../use-helper.ts';
import { argument } from '../values/expression.ts';
import { byHelper } from './window-verb.ts';

type SwitchKind =
  | 'cycle'
  | 'pick-window'
  | 'send-to'
  | 'type-to'
  | 'virtual-desktop'
  | 'virtual-desktop-number'
  | 'window-to-virtual-desktop';

const DESKTOP_KEYS = {
  next: '^#{Right}',
  previous: '^#{Left}',
  new: '^#d',
  close: '^#{F4}',
  overview: '#{Tab}',
};

/** Going from window to window and from desktop to desktop. */
export const EMIT_WINDOW_SWITCHES: Pick<Emitters<typeof WINDOW_STEPS>, SwitchKind> = {
  cycle: ({ window }, scope) => [`${useHelper(scope.draft, 'CycleWindows')}(${candidates(window, scope)})`],
  'pick-window': ({ window }, scope) => [`${useHelper(scope.draft, 'PickWindow')}(${candidates(window, scope)})`],
  'send-to': ({ window, key }, scope) => byHelper('SendKeysTo', `, ${literal(sendText(key))}`)({ window }, scope),
  'type-to': ({ window, value }, scope) =>
    byHelper('SendKeysTo', `, ${argument(value, scope)}, ControlSendText`)({ window }, scope),
  'virtual-desktop': ({ which }) => [`Send(${literal(DESKTOP_KEYS[which])})`],
  'virtual-desktop-number': ({ number }, { draft }) => [`${useHelper(draft, 'GoToDesktop')}(${number})`],
  'window-to-virtual-desktop': ({ which }, { draft }) => [
    `${useHelper(draft, 'TakeToDesktop')}("${which === 'next' ? 'Right' : 'Left'}")`,
  ],
};

/** The windows that one may go to: "Excel" means all windows of Excel here. */
function candidates(window: Window, scope: Scope): string {
  const isOne = window.kind === 'active' || window.kind === 'next' || window.kind === 'it';
  return isOne ? `${useHelper(scope.draft, 'SiblingWindows')}()` : namedWindows(window, scope);
}
