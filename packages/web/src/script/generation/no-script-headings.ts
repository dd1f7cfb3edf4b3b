import type { NoScriptKind } from '@hotscribe/contract';

/** What stands above the reason why a request did not become a script. */
export const NO_SCRIPT_HEADINGS = {
  refused: 'We Can’t Write This Script',
  'out-of-scope': 'Not a Task for a Script',
  unclear: 'Tell Us a Little More',
} satisfies Record<NoScriptKind, string>;

export const OLD_CODE_HEADING = 'Code for AutoHotkey Version 1';
