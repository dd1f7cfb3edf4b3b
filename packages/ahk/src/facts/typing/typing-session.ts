import type { Span } from '../../syntax/expression.ts';
import type { Shell } from '../commands/command.ts';
import type { Keystroke } from '../read-keystrokes.ts';
import { openedBy, type Readers } from './console.ts';

/** A line that was typed to the end, or was left standing. */
export type TypedLine = Span & { text: string; readers: Readers | null };

/** Where typing goes while a script runs: what is open, what stands in its line, what is in the clipboard. */
export type TypingSession = {
  /** Null where nobody knows which window is in front, none where it is one that takes no commands. */
  readers: Readers | null;
  text: string;
  span: Span | null;
  clipboard: string;
  /** What a loop goes through letter by letter. */
  pieces: string;
  /** Win is held down, or Win+X is open and waits for a letter. */
  held: 'win' | 'menu' | null;
  /** The command that last changed the folder: what is typed after it happens there. */
  moved: string;
  lines: TypedLine[];
  opened: Set<Shell>;
};

export function startTyping(readers: Readers | null): TypingSession {
  return {
    readers,
    text: '',
    span: null,
    clipboard: '',
    pieces: '',
    held: null,
    moved: '',
    lines: [],
    opened: new Set(),
  };
}

export function open(session: TypingSession, readers: Readers | null): void {
  endLine(session);
  session.moved = '';
  session.readers = readers;
  for (const reader of readers ?? []) session.opened.add(reader);
}

export function type(session: TypingSession, text: string, span: Span): void {
  for (const [at, line] of text.replaceAll('\r', '').split('\n').entries()) {
    if (at > 0) submit(session);
    if (line === '') continue;
    session.text += line;
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
  const { text, span, readers } = session;
  if (text.trim() !== '' && span) {
    session.lines.push({ ...span, text: session.moved === '' ? text : `${session.moved}\n${text}`, readers });
    if (MOVES.some((word) => text.trim().startsWith(word))) session.moved = text;
  }
  session.text = '';
  session.span = null;
}

const MOVES = ['cd ', 'chdir ', 'pushd ', 'set-location ', 'sl '];

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
  else if (key === 'backspace' || key === 'bs') session.text = session.text.slice(0, -(stroke.times ?? 1));
  else if (LEAVES.includes(chord)) open(session, null);
}

const RUN_KEYS = ['#r', '#s', '#q', '^esc', '^escape'];
const LEAVES = ['!f4', '!tab', '#d', '#e', 'esc', 'escape'];

function submit(session: TypingSession): void {
  const { text, readers } = session;
  endLine(session);
  const [reader] = readers ?? [];
  if (text.trim() === '' || !reader) return;
  const opens = openedBy(text, reader);
  // Win+R is gone after Enter; a console stays.
  if (opens) open(session, opens);
  else if (reader === 'run' || text.trim() === 'exit') session.readers = null;
}
