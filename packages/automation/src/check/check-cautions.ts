import { sayKey } from '#describe/say-key.ts';
import { type TreeNode, visitTree } from '#language/map-tree.ts';
import type { Rule } from '#language/program.ts';
import { automaticStopKey } from '#language/stop-key.ts';
import { type Finding, warning } from './finding.ts';

// What cannot be taken back, or interrupts everything, in the words of the person it happens to.
const DESTRUCTIVE: Readonly<Record<string, string>> = {
  'delete-files': 'This moves files to the Recycle Bin.',
  'empty-bin': 'This permanently empties the Recycle Bin.',
  'clear-temp': 'This deletes temporary files.',
  'delete-empty-folders': 'This deletes folders.',
  flatten: 'This moves every file out of its subfolder.',
  sync: 'This makes the second folder an exact copy of the first and removes anything that’s only in the second.',
  'change-text': 'This changes the contents of files.',
  shutdown: 'This shuts the computer down.',
  restart: 'This restarts the computer.',
  logoff: 'This signs you out.',
  kill: 'This ends a program without saving.',
  command: 'This runs a command.',
  'run-and-read': 'This runs a command.',
};

// What Windows may not allow, or what others could see: said before somebody counts on it.
const LIMITED: Readonly<Record<string, string>> = {
  'block-input': 'Blocking the keyboard and mouse may require administrator rights. Ctrl+Alt+Delete always works.',
  'block-keyboard':
    'While the keyboard is blocked, only this script’s shortcuts, Ctrl+Alt+Esc, and Ctrl+Alt+Delete work.',
  'block-mouse': 'While the mouse is blocked, Ctrl+Alt+Esc unblocks it.',
  'block-both':
    'While the keyboard and mouse are blocked, only this script’s shortcuts, Ctrl+Alt+Esc, and Ctrl+Alt+Delete work.',
  'do-not-disturb': 'Windows has no official switch for Do Not Disturb, so this may not work on every PC.',
  bluetooth: 'Some PCs don’t let a script turn Bluetooth on or off.',
  wifi: 'Turning Wi-Fi on or off may need administrator rights.',
  password: 'Anyone who opens the script can read the password.',
  'send-to': 'Some programs ignore keys sent while they’re in the background.',
  'type-to': 'Some programs ignore text sent while they’re in the background.',
  start: 'This runs when the script starts. To have the script start with Windows, put it in your Startup folder.',
  'record-macro': 'The recording contains everything you type while it’s on, including passwords.',
};

/** What works, but that a person should know before they use it. */
export function checkCautions(rules: readonly Rule[]): Finding[] {
  const findings = rules.flatMap((rule, index) => [
    ...told(rule, index + 1, DESTRUCTIVE, 'destructive'),
    ...told(rule, index + 1, LIMITED, 'limited'),
  ]);
  const key = automaticStopKey(rules);
  if (key === undefined) return findings;
  const runaway = rules.findIndex((rule) => automaticStopKey([rule]) !== undefined);
  const message = `Nothing else in the script stops this, so ${sayKey(key)} will.`;
  return [...findings, warning('no-stop', Math.max(0, runaway) + 1, message)];
}

type Notes = Readonly<Record<string, string>>;

function told(rule: Rule, number: number, notes: Notes, code: 'destructive' | 'limited'): Finding[] {
  const kinds = new Set<string>(rule.kind === 'when' ? [rule.trigger.kind] : []);
  visitTree(rule.kind === 'when' ? rule.steps : [], ({ kind }: TreeNode) => kind !== undefined && kinds.add(kind));
  return Object.entries(notes)
    .filter(([kind]) => kinds.has(kind))
    .map(([, message]) => warning(code, number, message));
}
