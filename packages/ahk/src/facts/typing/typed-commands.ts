import type { Action } from '../action.ts';
import type { Use } from '../collect-uses.ts';
import type { Shell } from '../commands/command.ts';
import { deedsOf } from '../commands/command-actions.ts';
import { isListOfNames } from '../commands/command-dangers.ts';
import { CUT, LONGEST_LINE, replaceWithin } from '../commands/growth.ts';
import { innerLines, isEncoded } from '../commands/inner-lines.ts';
import { isShell, readCommands } from '../commands/read-commands.ts';
import type { Condition } from '../condition.ts';
import { readKeystrokes } from '../read-keystrokes.ts';
import { RISKS } from '../risk.ts';
import { allActions } from '../risks/risk-context.ts';
import { shapeOf } from '../shape.ts';
import type { Trigger } from '../trigger.ts';
import { variantsOf } from '../variants.ts';
import { openedBy, type Readers, readersOf } from './console.ts';
import { endLine, open, press, startTyping, type TypedLine, type TypingSession, type } from './typing-session.ts';

const MOST_ACTIONS = 5000;

/** The commands that a script types into Win+R, a console or a terminal, as uses of their own. */
export function typedCommands(triggers: readonly Trigger[]): Use[] {
  const sessions = triggers.map(typingOf);
  const opened: Readers = [...new Set(sessions.flatMap((session) => [...session.opened]))];
  return sessions.flatMap((session) => session.lines).flatMap((line) => usesOf(line, opened));
}

function usesOf(line: TypedLine, opened: Readers): Use[] {
  // One key may open the console and another type into it; only what would do harm there is taken for a command.
  const isCommand = (reader: Shell) => !isListOfNames(line.text) && isDangerous(line, reader);
  const known = line.readers ?? opened.filter(isCommand);
  // "cmd /c format d:" is no sentence: it is meant for Win+R, wherever the script believes to be.
  const isMeant = known.length === 0 && carriesCommand(line.text) && isDangerous(line, 'run');
  const readers: Readers = isMeant ? ['run'] : known;
  return readers.map((reader) => ({
    kind: 'typed',
    name: reader,
    object: null,
    arguments: [
      { kind: 'text', text: line.text },
      { kind: 'text', text: line.folder },
    ],
    inLoop: false,
    start: line.start,
    end: line.end,
  }));
}

function carriesCommand(text: string): boolean {
  const [first] = readCommands({ shell: 'run', text });
  return first !== undefined && isShell(first) && (innerLines(first).length > 0 || isEncoded(first));
}

function isDangerous({ text, folder }: TypedLine, shell: Shell): boolean {
  return readCommands({ shell, text, folder })
    .flatMap(deedsOf)
    .some((code) => RISKS[code][0] === 'danger');
}

function typingOf(trigger: Trigger): TypingSession {
  const session = startTyping(readersIn(trigger.context));
  if (trigger.kind === 'hotstring' && trigger.replacement !== null)
    press(session, readKeystrokes(trigger.replacement.toLowerCase()), trigger);
  for (const action of allActions(trigger.actions).slice(0, MOST_ACTIONS)) follow(session, action);
  endLine(session);
  return session;
}

function readersIn(condition: Condition | null): Readers | null {
  if (condition?.kind === 'window') return readersOf(shapeOf(condition.criteria)) ?? [];
  if (condition?.kind !== 'all' && condition?.kind !== 'any') return null;
  for (const part of condition.conditions) {
    const readers = readersIn(part);
    if (readers) return readers;
  }
  return null;
}

function follow(session: TypingSession, action: Action): void {
  if (action.kind === 'assign' && action.target.kind === 'built-in' && action.target.name === 'A_Clipboard') {
    const text = shapeOf(action.value);
    const all = action.operator === '.=' ? session.clipboard + text : text;
    session.clipboard = all.length > Math.max(LONGEST_LINE, text.length) ? CUT : all;
  } else if (action.kind === 'repeat' && action.repetition.kind === 'pieces')
    session.pieces = shapeOf(action.repetition.text);
  else if (action.kind === 'method') followMethod(session, action);
  else if (action.kind === 'call') CALLS.get(action.name.toLowerCase())?.(session, action);
}

function followMethod(session: TypingSession, action: Extract<Action, { kind: 'method' }>): void {
  const name = action.name.toLowerCase();
  const made = shapeOf(action.object);
  if (name === 'filerun') open(session, ['run']);
  else if (!made.includes('wscript.shell')) return;
  else if (name === 'sendkeys') press(session, readKeystrokes(pasted(session, action).replaceAll('~', '\n')), action);
  else if (name === 'run' || name === 'exec') started(session, shapeOf(action.arguments[0]));
}

type Call = Extract<Action, { kind: 'call' }>;
type Follow = (session: TypingSession, call: Call) => void;

const pasted = (session: TypingSession, { arguments: [first] }: Pick<Call, 'arguments'>) =>
  replaceWithin(replaceWithin(shapeOf(first), '‹a_clipboard›', session.clipboard), '‹a_loopfield›', session.pieces);

const sends: Follow = (session, call) => press(session, readKeystrokes(pasted(session, call)), call);
const sendsText: Follow = (session, call) => type(session, pasted(session, call), call);

function started(session: TypingSession, line: string): void {
  open(session, openedBy(line, 'run') ?? []);
}

// ControlSend says itself where it types to; without a name it stays where the script is.
const toWindow =
  (follow: Follow, window: number): Follow =>
  (session, call) => {
    const named = readersOf(shapeOf(call.arguments[window]));
    if (named) open(session, named);
    follow(session, call);
  };

const activates: Follow = (session, { arguments: [first] }) => {
  const title = shapeOf(first);
  const readers = readersOf(title);
  if (readers) open(session, readers);
  // A window that is known by its number may be the console that was just started.
  else if (
    title !== '' &&
    title !== 'a' &&
    !title.includes('ahk_pid') &&
    !title.includes('ahk_id') &&
    !title.includes('‹')
  )
    open(session, []);
};

const waits: Follow = (session, { arguments: [first] }) => {
  const readers = readersOf(shapeOf(first));
  if (readers && !session.readers?.some((reader) => readers.includes(reader))) open(session, readers);
};

const setsText: Follow = (session, call) => {
  session.text = '';
  session.behind = '';
  type(session, pasted(session, call), call);
};

const clicks: Follow = (session, call) => {
  if (shapeOf(call.arguments[0]).includes('right')) type(session, session.clipboard, call);
};

const selects: Follow = (session, call) => {
  if (call.arguments.some((value) => shapeOf(value).includes('paste'))) type(session, session.clipboard, call);
};

// What the menu of a console sends for “Paste”.
const PASTE = ['65521', '0xfff1'];
const posts: Follow = (session, call) => {
  if (PASTE.includes(shapeOf(call.arguments[1]))) type(session, session.clipboard, call);
};

const runs: Follow = (session, { arguments: [first] }) => {
  const opening = variantsOf(first).map((line) => openedBy(line, 'run'));
  open(session, opening.find((readers) => readers !== null) ?? []);
};

const CALLS: ReadonlyMap<string, Follow> = new Map<string, Follow>([
  ['send', sends],
  ['sendinput', sends],
  ['sendevent', sends],
  ['sendplay', sends],
  ['sendtext', sendsText],
  ['controlsend', toWindow(sends, 2)],
  ['controlsendtext', toWindow(sendsText, 2)],
  ['controlsettext', toWindow(setsText, 2)],
  ['editpaste', toWindow(sendsText, 2)],
  ['run', runs],
  ['runwait', runs],
  ['winactivate', activates],
  ['winwait', waits],
  ['winwaitactive', waits],
  ['click', clicks],
  ['mouseclick', clicks],
  ['menuselect', selects],
  ['postmessage', posts],
  ['sendmessage', posts],
]);
