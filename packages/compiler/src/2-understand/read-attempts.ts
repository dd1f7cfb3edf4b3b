import type { Reading } from '#ir/entity.ts';
import { type Attempt, coverage } from './attempt.ts';
import { findButtons } from './find-buttons.ts';
import { findDualRole } from './find-dual-role.ts';
import { findPlacedProgram } from './find-placed-program.ts';
import { findTriggers } from './find-triggers.ts';
import type { Knowledge } from './understanding.ts';

/** A key that is one thing when tapped and another when held. */
export function asDualRole({ skills }: Knowledge, reading: Reading): Attempt | undefined {
  const found = findDualRole(reading);
  const skill = skills.get('dual-role-key');
  if (!found || skill?.kind !== 'recipe') return undefined;
  const automation = {
    kind: 'recipe',
    title: skill.title,
    code: skill.code(found.values as never),
    stop: undefined,
  } as const;
  return {
    ok: true,
    score: coverage(reading, found.used),
    isRead: true,
    understanding: { automation, assumptions: [], used: found.used },
  };
}

/** A program that always stands at one place. */
export function asPlacedProgram({ skills }: Knowledge, reading: Reading): Attempt | undefined {
  const found = findPlacedProgram(reading);
  const skill = found && skills.get(found.skill);
  if (!found || skill?.kind !== 'recipe') return undefined;
  const code = skill.code(found.values as never);
  return {
    ok: true,
    score: 0.97 * coverage(reading, found.used, code),
    isRead: true,
    understanding: {
      automation: { kind: 'recipe', title: skill.title, code, stop: undefined },
      assumptions: [],
      used: found.used,
    },
  };
}

/** A window of buttons, each with what it does. */
export function asButtonWindow({ skills }: Knowledge, reading: Reading): Attempt | undefined {
  const found = findButtons(reading);
  const skill = skills.get('button-window');
  if (!found || skill?.kind !== 'recipe') return undefined;
  const key = findTriggers(reading).find(({ trigger, end }) => trigger.kind === 'hotkey' && end <= found.start);
  const open = key?.trigger.kind === 'hotkey' ? key.trigger.keys : '^!b';
  const values = { buttons: found.list, open } as never;
  const used = [...(key?.used ?? []), ...found.used];
  const automation = {
    kind: 'recipe',
    title: skill.title,
    code: skill.code(values),
    stop: skill.stop?.(values),
  } as const;
  const assumptions = key ? [] : ['No key that shows and hides the window was named, so Ctrl+Alt+B is used.'];
  return { ok: true, score: 0.98, isRead: true, understanding: { automation, assumptions, used } };
}
