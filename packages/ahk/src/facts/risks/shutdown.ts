import type { Action } from '../action.ts';
import type { Command } from '../commands/command.ts';
import { switched } from '../commands/command-words.ts';
import { readCommands } from '../commands/read-commands.ts';
import { shapeOf } from '../shape.ts';
import { allActions, finding, placesOf, type RiskContext, type RiskFinding } from './risk-context.ts';

export function shutdown(context: RiskContext): RiskFinding[] {
  const start = context.triggers.find((trigger) => trigger.kind === 'start')?.actions ?? [];
  const unasked = unaskedShutdowns(start);
  const looped = context.triggers.flatMap((trigger) => allActions(trigger.actions).flatMap(loopedShutdowns));
  const autostart = placesOf(context, 'starts-with-windows');
  if (looped.length > 0 || (unasked.length > 0 && autostart.length > 0))
    return finding('shutdown-loop', [...looped, ...unasked, ...autostart]);
  return finding('shutdown-at-start', unasked);
}

// Whatever comes before it and gives the user a say, or time, makes it a shutdown that was asked for.
function unaskedShutdowns(actions: Action[]): Action[] {
  const found: Action[] = [];
  for (const action of actions) {
    if (asks(action)) return found;
    if (isShutdown(action)) found.push(action);
    else if (action.kind === 'own-call' || action.kind === 'try') found.push(...unaskedShutdowns(action.actions ?? []));
  }
  return found;
}

function asks(action: Action): boolean {
  if (action.kind === 'if' || action.kind === 'choose' || action.kind === 'repeat' || action.kind === 'timer')
    return true;
  const call =
    action.kind === 'assign' && action.value.kind === 'call'
      ? action.value.name
      : action.kind === 'call'
        ? action.name
        : '';
  return /^(?:MsgBox|InputBox|Sleep|KeyWait|WinWait|ProcessWait\w*)$/.test(call);
}

function loopedShutdowns(action: Action): Action[] {
  if (action.kind !== 'repeat' || action.repetition.kind !== 'forever') return [];
  return action.actions.some((inner) => inner.kind === 'if' || asks(inner)) ? [] : action.actions.filter(isShutdown);
}

function isShutdown(action: Action): boolean {
  if (action.kind !== 'call') return false;
  const first = shapeOf(action.arguments[0]);
  if (action.name === 'Shutdown') return first !== '0' && first !== '4';
  return /^Run(?:Wait)?$/.test(action.name) && readCommands({ shell: 'run', text: first }).some(shutsDownSoon);
}

// Ten seconds and more are time to call it off.
function shutsDownSoon(command: Command): boolean {
  if (command.program !== 'shutdown' || !switched(command, 's', 'r', 'p', 'sr', 'sg')) return false;
  const at = command.words.findIndex((word) => word === '/t' || word === '-t');
  const seconds = at < 0 ? '' : (command.words[at + 1] ?? '');
  return !(seconds.includes('‹') || Number(seconds) >= 10);
}
