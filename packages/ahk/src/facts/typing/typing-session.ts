import type { Span } from '../../syntax/expression.ts';
import type { Shell } from '../commands/command.ts';
import { CUT, LONGEST_LINE } from '../commands/growth.ts';
import { readCommands } from '../commands/read-commands.ts';
import { folderAfter } from '../commands/with-places.ts';
import type { Keystroke } from '../read-keystrokes.ts';
import { openedBy, type Readers } from './console.ts';

/** A line that was typed to the end, or was left standing. */
export type TypedLine = Span & { text: string; folder: string; readers: Readers | null };

/** Where typing goes while a script runs: what is open, what stands in its line, what is in the clipboard. */
export type TypingSession = {
  /** Null where nobody knows which window is in front, none where it is one that takes no commands. */
  readers: Readers | null;
  text: string;
  /** What stands in the line behind the cursor. */
  behind: string;
  span: Span | null;
  clipboard: string;
  /** What a loop goes through letter by letter. */
  pieces: string;
  /** Win is held down, or Win+X is open and waits for a letter. */
  held: 'win' | 'menu' | null;
  /** The folder that a console was told to go to: what is typed after it happens there. */
  folder: string;
  lines: TypedLine[];
  opened: Set<Shell>;
};

export function startTyping(readers: Readers | null): TypingSession {
  return {
    readers,
    text: '',
    behind: '',
    span: null,
    clipboard: '',
    pieces: '',
    held: null,
    folder: '',
    lines: [],
    opened: new Set(),
  };
}

export function open(session: TypingSession, readers: Readers | null): void {
  endLine(session);
  session.folder = '';
  session.readers = readers;
  for (const reader of readers ?? []) session.opened.add(reader);
}

export function type(session: TypingSession, text: string, span: Span): void {
  if (session.lines.length > MOST_LINES) return;
  for (const [at, line] of text.replaceAll('\r', '').split('\n').entries()) {
    if (at > 0) submit(session);
    if (line === '') continue;
    session.text = session.text.length + line.length > LONGEST_LINE ? CUT : session.text + line;
    session.span = { start: session.span?.start ?? span.start, end: span.end };
  }
}

export function press(session: TypingSession, strokes: readonly Keystroke[], span: Span): void {
  for (const stroke of strokes) {
    if (stroke.kind === 'text') typeHeld(session, stroke.text, span);
    else if (stroke.kind === 'click') {
      // A right click pastes into a console.
      if (stroke.options.includes('right')) type(session, session.clipboard, span);
    } else pressKey(session, stroke, span);
  }
}

/** What stands in the line is a command even without its Enter: whoever sits there may press it. */
export function endLine(session: TypingSession): void {
  const { span, readers, folder, lines } = session;
  const text = lineOf(session);
  if (text !== '' && span && lines.length <= MOST_LINES) {
    // Nobody types that much: what comes after it is not looked at any more.
    lines.push({ ...span, text: lines.length === MOST_LINES ? CUT : text, folder, readers });
    session.folder = folderThen(session, text);
  }
  session.text = '';
  session.behind = '';
  session.span = null;
}

const MOST_LINES = 2000;
const LONGEST_PATH = 260;

function lineOf({ text, behind }: TypingSession): string {
  return (text + behind).trim();
}

// A folder that is handed on to every line after it must not be as long as a script.
function folderThen({ readers, folder }: TypingSession, text: string): string {
  if (text.length > LONGEST_PATH) return folder;
  const commands = readCommands({ shell: readers?.[0] ?? 'cmd', text });
  const next = commands.reduce<string | undefined>((before, command) => folderAfter(command, before), folder) ?? '';
  return next.length > LONGEST_PATH ? '' : next;
}

function typeHeld(session: TypingSession, text: string, span: Span): void {
  const { held } = session;
  if (held === 'menu') session.held = null;
  if (held === 'win' && text.startsWith('r')) open(session, ['run']);
  else if (held === 'menu' && (text.startsWith('i') || text.startsWith('a'))) open(session, ['powershell', 'cmd']);
  else if (held === 'menu' && text.startsWith('r')) open(session, ['run']);
  else type(session, text, span);
}

function pressKey(session: TypingSession, stroke: Extract<Keystroke, { kind: 'key' }>, span: Span): void {
  const key = stroke.key.toLowerCase();
  const chord = stroke.modifiers + key;
  if (key === 'lwin' || key === 'rwin') {
    session.held = stroke.state === 'down' ? 'win' : null;
    // The Start menu takes the name of a program just as Win+R does.
    if (stroke.state === 'tap') open(session, ['run']);
  } else if (RUN_KEYS.includes(chord)) open(session, ['run']);
  else if (chord === '#x') session.held = 'menu';
  else if (chord === '^v' || chord === '+insert' || chord === '^+v') type(session, session.clipboard, span);
  else if (key === 'enter' || key === 'numpadenter') submit(session);
  else if (key === 'space') type(session, ' ', span);
  else if (stroke.modifiers === '' && EDITS.has(key)) EDITS.get(key)?.(session, stroke.times ?? 1);
  else if (LEAVES.includes(chord)) open(session, null);
}

const goTo = (session: TypingSession, at: number) => {
  const line = session.text + session.behind;
  session.text = line.slice(0, Math.max(0, at));
  session.behind = line.slice(Math.max(0, at));
};
const erase = (session: TypingSession, times: number) => {
  session.text = session.text.slice(0, Math.max(0, session.text.length - times));
};
const eraseNext = (session: TypingSession, times: number) => {
  session.behind = session.behind.slice(times);
};

const EDITS: ReadonlyMap<string, (session: TypingSession, times: number) => void> = new Map([
  ['backspace', erase],
  ['bs', erase],
  ['delete', eraseNext],
  ['del', eraseNext],
  ['home', (session) => goTo(session, 0)],
  ['end', (session) => goTo(session, session.text.length + session.behind.length)],
  ['left', (session, times) => goTo(session, session.text.length - times)],
  ['right', (session, times) => goTo(session, session.text.length + times)],
]);

const RUN_KEYS = ['#r', '#s', '#q', '^esc', '^escape'];
const LEAVES = ['!f4', '!tab', '#d', '#e', 'esc', 'escape'];

function submit(session: TypingSession): void {
  const { readers } = session;
  const text = lineOf(session);
  endLine(session);
  const [reader] = readers ?? [];
  if (text === '' || !reader) return;
  const opens = openedBy(text, reader);
  // Win+R is gone after Enter, and what it started is in front; a console stays.
  if (opens) open(session, opens);
  else if (reader === 'run') session.readers = [];
  else if (text === 'exit') session.readers = null;
}
