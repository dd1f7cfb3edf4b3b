import type { Draft } from '../draft.ts';

/** The milliseconds since somebody touched a key or the mouse. With one hook alone the other device would not count. */
export function idleTime(draft: Draft): string {
  draft.modes.add('InstallKeybdHook()');
  draft.modes.add('InstallMouseHook()');
  return 'A_TimeIdlePhysical';
}
