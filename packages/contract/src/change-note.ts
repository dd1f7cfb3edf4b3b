import type { Knob } from './knobs.ts';

const LONGEST = 80;

/** What is different now: “The shortcut is now Ctrl+Alt+V.” */
export function changeNote({ label, kind, value, said }: Knob): string {
  const isText = kind === 'text' || kind === 'program' || kind === 'folder';
  const shown = isText ? `“${shortened(value)}”` : said;
  const verb = /^the (?:days|hours|words)\b/.test(label) ? 'are' : 'is';
  const note = `${label.charAt(0).toUpperCase()}${label.slice(1)} ${verb} now ${shown}`;
  return /[.!?…]”$/.test(note) ? note : `${note}.`;
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
}
