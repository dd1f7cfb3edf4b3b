import type { Context, Rule } from '#ir/automation.ts';
import type { Reading } from '#ir/entity.ts';
import { masked } from '../mask.ts';
import { keysIn } from '../triggers/key-likelihood.ts';
import type { Composed } from './composed.ts';

const UP =
  /\b(?:up|above|parent|higher|upwards?)\b[^.;]{0,25}\b(?:folder|level|directory|one)\b|\b(?:folder|level|directory)\b[^.;]{0,15}\b(?:up|above|higher)\b|\bparent\b/i;
const EXPLORER: Context = {
  programs: [{ name: 'File Explorer', run: 'explorer.exe', exe: 'explorer.exe' }],
  active: true,
};

// While a name or an address is typed, backspace deletes letters as ever.
const STEP = {
  title: 'Backspace goes to the folder above in File Explorer',
  code: `typedIn := ControlGetFocus("A")
if typedIn && InStr(WinGetClass(typedIn), "Edit") ; a name is being changed, or an address typed
    Send("{Backspace}")
else
    Send("!{Up}")`,
  needs: '',
};

/** "backspace went to the folder above in the old Explorer": the key is the same however the story is told. */
export function composeFolderUp(request: Reading, reading: Reading): Composed | undefined {
  const text = masked(reading);
  const keys = keysIn(reading, [0, text.length]);
  const isThere =
    request.entities.some(({ kind, value }) => kind === 'program' && value.exe === 'explorer.exe') ||
    /\bexplorer\b/i.test(request.text);
  const isBackspace = keys.some(({ value }) => value === 'Backspace');
  if (!isThere || !isBackspace || !UP.test(text) || keys.some(({ value }) => !/^(?:Backspace|!Up|Delete)$/.test(value)))
    return undefined;
  const rule: Rule = {
    kind: 'steps',
    trigger: { kind: 'hotkey', keys: 'Backspace' },
    steps: [STEP],
    context: EXPLORER,
  };
  const used = request.entities.filter(({ kind }) => kind === 'key' || kind === 'hotkey' || kind === 'program');
  return { rules: [rule], assumed: [], used, score: 0.97, isRead: true };
}
