import { sayCombination } from '../explain/say-combination.ts';
import type { Action } from '../facts/action.ts';
import { allActions } from '../facts/risks/risk-context.ts';
import type { Cause } from './cause.ts';
import { advice, cause, found, loadErrors, type SymptomContext } from './symptom-context.ts';

/** Why it does something else than wanted, the likeliest first. */
export function wrongThing(context: SymptomContext): Cause[] {
  const broken = loadErrors(context);
  if (broken.length > 0) return broken;
  const doubtful = context.diagnostics.filter(({ code }) => code !== 'send-special-characters').slice(0, 3);
  return [
    ...doubtful.map((diagnostic) => found(context, diagnostic, 'troubleshooting')),
    ...typesTooEarly(context),
    ...fixedPositions(context),
    ...keysThatStay(context),
    advice('older-copy', 'troubleshooting'),
    advice('wanted-something-else', 'troubleshooting'),
  ];
}

const TYPES = /^(?:send\w*|click|mouseclick)$/i;
const WAITS = /^(?:sleep|winwait\w*|winactivate|runwait|keywait|msgbox|inputbox|clipwait)$/i;

function typesTooEarly({ facts, lineOf }: SymptomContext): Cause[] {
  for (const trigger of facts.triggers) {
    const at = typedRightAfterStart(allActions(trigger.actions));
    if (!at) continue;
    return [
      cause(
        'types-too-early',
        'troubleshooting',
        {
          why: 'This line types or clicks right after a program is started, before its window opens. The input goes to the window in front.',
          todo: 'Let the script wait for the window: `WinWaitActive("ahk_exe notepad.exe")`, or for a moment: `Sleep(1000)`.',
        },
        { line: lineOf(at.start) },
      ),
    ];
  }
  return [];
}

function typedRightAfterStart(actions: Action[]): Action | undefined {
  let isStarting = false;
  for (const action of actions) {
    if (action.kind !== 'call') continue;
    if (/^run$/i.test(action.name)) isStarting = true;
    else if (WAITS.test(action.name)) isStarting = false;
    else if (isStarting && TYPES.test(action.name)) return action;
  }
  return undefined;
}

function fixedPositions({ facts, script, lineOf }: SymptomContext): Cause[] {
  const click = facts.triggers
    .flatMap((trigger) => allActions(trigger.actions))
    .find(
      (action) =>
        action.kind === 'call' &&
        /^(?:click|mousemove|mouseclick|pixelgetcolor|pixelsearch|imagesearch)$/i.test(action.name) &&
        action.arguments.some((value) => value?.kind === 'number' && value.number > 1),
    );
  if (!click) return [];
  const isScreen = /CoordMode\W+["']?Mouse["']?\W+["']?Screen/i.test(script);
  return [
    cause(
      'fixed-positions',
      'troubleshooting',
      {
        why: isScreen
          ? 'It uses a fixed position on the screen. On another screen, or when a window has moved, something else is there.'
          : 'It uses a fixed position in the active window. In a window of another size, something else is there.',
        todo: 'Put the window where it was, or find the place again: right-click the green H, choose Window Spy, and point at it.',
      },
      { line: lineOf(click.start) },
    ),
  ];
}

function keysThatStay({ facts, lineOf }: SymptomContext): Cause[] {
  return facts.triggers.flatMap((trigger) => {
    const keys = trigger.kind === 'hotkey' ? trigger.keys[0] : undefined;
    if (!keys || keys.heldKey !== null) return [];
    const said = sayCombination(keys).replace(/^the /, 'The ');
    if (keys.passesThrough) {
      return [
        cause(
          'key-still-works',
          'troubleshooting',
          {
            why: `${said} also does what it always does, because of the \`~\` before it.`,
            todo: 'Remove the `~` if it should do only one thing.',
          },
          { line: lineOf(trigger.start) },
        ),
      ];
    }
    if (
      keys.modifiers.length > 0 ||
      trigger.context !== null ||
      !/^(?:.|space|enter|tab|backspace|[lr]button)$/i.test(keys.key)
    )
      return [];
    return [
      cause(
        'key-taken-away',
        'troubleshooting',
        {
          why: `While the script runs, ${said.replace(/^The /, 'the ')} does this in every program and no longer does what it did before.`,
          todo: 'Choose a combination such as Ctrl+Alt and a letter, or put a `~` before the key so it also does what it always does.',
        },
        { line: lineOf(trigger.start) },
      ),
    ];
  });
}
