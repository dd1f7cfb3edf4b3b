import type { Knob } from './knobs.ts';

const LONGEST = 80;

/** What is different now: “The shortcut is now Ctrl+Alt+V.” */
export function changeNote({ label, kind, value, said }: Knob): string {
  const isText = kind === 'text' || kind === 'program' || kind === 'folder';
  const shown = isText ? `“${shortened(value)}”` : said;
  const note = `${label.charAt(0).toUpperCase()}${label.slice(1)}${becomes(label)} now ${shown}`;
  return /[.!?…]”$/.test(note) ? note : `${note}.`;
}

// "How often is now 5 minutes" is no sentence.
function becomes(label: string): string {
  if (/^(?:how|which|what|where|on or off)\b/.test(label)) return ':';
  return /^the (?:days|hours|words)\b/.test(label) ? ' are' : ' is';
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
}
