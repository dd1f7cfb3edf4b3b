import { isGame } from '#knowledge/programs.ts';
import { mentions } from '#language/later-blocks.ts';
import { visitTree } from '#language/map-tree.ts';
import type { Rule } from '#language/program.ts';
import type { Draft } from '../draft.ts';

/** The function that presses keys for a rule: games look so seldom that they miss presses which are over at once. */
export function sendFunction(rule: Rule, draft: Draft): 'Send' | 'SendEvent' {
  const holds = rule.kind === 'when' && mentions(rule.steps, 'hold-key');
  if (!holds && !isInGame(rule)) return 'Send';
  draft.modes.add('SetKeyDelay(, 50) ; milliseconds that a key stays down: games miss shorter presses');
  return 'SendEvent';
}

function isInGame(rule: Rule): boolean {
  let found = false;
  visitTree(rule.in, ({ kind, apps }) => {
    // A window of a program is an `app` too, and has one name.
    found ||= kind === 'app' && Array.isArray(apps) && apps.some(isGame);
  });
  return found;
}
