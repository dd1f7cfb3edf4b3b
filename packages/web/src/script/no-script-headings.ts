import type { NoScriptKind } from '@hotscribe/contract';

/** What stands above the reason why a request did not become a script. */
export const NO_SCRIPT_HEADINGS = {
  refused: 'No script for this one',
  'out-of-scope': 'Not a task for a script',
  unclear: 'A little more, please',
} satisfies Record<NoScriptKind, string>;

export const OLD_CODE_HEADING = 'Code for AutoHotkey version 1';
