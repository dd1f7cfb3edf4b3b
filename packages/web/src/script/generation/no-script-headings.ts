import type { NoScriptKind } from '@hotscribe/contract';

/** What stands above the reason why a request did not become a script. */
export const NO_SCRIPT_HEADINGS = {
  refused: 'We can’t write this script',
  'out-of-scope': 'Not a task for a script',
  unclear: 'Tell us a little more',
} satisfies Record<NoScriptKind, string>;

export const OLD_CODE_HEADING = 'Code for AutoHotkey version 1';
