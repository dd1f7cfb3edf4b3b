import type { STATES } from '#language/conditions.ts';
import type { Scope } from '../scope.ts';
import { useHelper } from '../use-helper.ts';

type State = (typeof STATES)[number];

const TESTS: Record<State, (scope: Scope) => string> = {
  capslock: () => 'GetKeyState("CapsLock", "T")',
  numlock: () => 'GetKeyState("NumLock", "T")',
  scrolllock: () => 'GetKeyState("ScrollLock", "T")',
  mute: ({ draft }) => `${useHelper(draft, 'SoundIsMuted')}()`,
  'mic-mute': ({ draft }) => `${useHelper(draft, 'MicIsMuted')}()`,
  wifi: ({ draft }) => `${useHelper(draft, 'WifiIsOn')}()`,
  internet: ({ draft }) => `${useHelper(draft, 'IsOnline')}()`,
  charger: ({ draft }) => `${useHelper(draft, 'PowerStatus')}().charging`,
  'dark-mode': ({ draft }) => `${useHelper(draft, 'IsDarkMode')}()`,
};

/** Whether something that can be switched is on. */
export function stateExpression(state: State, scope: Scope): string {
  return TESTS[state](scope);
}
