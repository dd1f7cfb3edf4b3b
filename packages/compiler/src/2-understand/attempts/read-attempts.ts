import type { Reading } from '#ir/entity.ts';
import { findDualRole } from '../remaps/find-dual-role.ts';
import { findNamedList } from '../slots/find-named-list.ts';
import { findTriggers } from '../triggers/find-triggers.ts';
import type { Knowledge } from '../understanding.ts';
import { type Attempt, coverage } from './attempt.ts';
import { findButtons } from './find-buttons.ts';
import { findLockWord } from './find-lock-word.ts';
import { findLogButtons } from './find-log-buttons.ts';
import { findPlacedProgram } from './find-placed-program.ts';
import { asRecipe } from './skill-attempts.ts';

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

/** A keyboard that is dead until a word is typed. */
export function asLockedUntilWord({ skills }: Knowledge, reading: Reading): Attempt | undefined {
  const found = findLockWord(reading);
  const skill = skills.get('lock-until-word');
  if (!found || skill?.kind !== 'recipe') return undefined;
  const values = found.values as never;
  const code = skill.code(values);
  const automation = { kind: 'recipe', title: skill.title, code, stop: skill.stop?.(values) } as const;
  const assumptions = found.used.length > 0 ? [] : ['No key that locks was named, so Ctrl+Alt+K is used.'];
  const score = 0.98 * coverage(reading, found.used, code);
  return { ok: true, score, isRead: true, understanding: { automation, assumptions, used: found.used } };
}

/** A program that always stands at one place. */
export function asPlacedProgram({ skills }: Knowledge, reading: Reading): Attempt | undefined {
  const found = findPlacedProgram(reading);
  const skill = found && skills.get(found.skill);
  if (!found || skill?.kind !== 'recipe') return undefined;
  const code = skill.code(found.values as never);
  return {
    ok: true,
    score: 0.99 * coverage(reading, found.used, code),
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

/** A window of buttons that each write a line to a file. */
export function asLogButtons({ skills }: Knowledge, reading: Reading): Attempt | undefined {
  const found = findLogButtons(reading);
  const skill = skills.get('log-buttons');
  if (!found || skill?.kind !== 'recipe') return undefined;
  const key = findTriggers(reading).find(({ trigger }) => trigger.kind === 'hotkey');
  const open = key?.trigger.kind === 'hotkey' ? key.trigger.keys : '^!b';
  const values = { buttons: found.buttons, file: found.file, open } as never;
  const automation = { kind: 'recipe', title: skill.title, code: skill.code(values), stop: undefined } as const;
  const assumptions = key ? [] : ['No key that shows the window was named, so Ctrl+Alt+B is used.'];
  const used = [...(key?.used ?? []), ...found.used];
  return { ok: true, score: 0.98, isRead: true, understanding: { automation, assumptions, used } };
}

const FORM =
  /(?:^|\b(?:an?|little|small|simple|short|quick|tiny|entry|input|popup|pop-up|own)\s+(?:\p{L}+\s+){0,2})form\b/iu;
const FILLED =
  /\b(?:fill|submit|complet|send|web|online|google|pdf)\p{L}*\b[^.]{0,25}\bform\b|\bform (?:on|of) (?:a|the|our) (?:web|site|page)/iu;
const LIKELY = 0.96;

/** A form of one's own, with the fields that are listed for it. */
export function asForm({ skills }: Knowledge, reading: Reading): Attempt | undefined {
  const skill = skills.get('form-to-text');
  const isForm = FORM.test(reading.text) && !FILLED.test(reading.text) && findNamedList(reading.text) !== undefined;
  return isForm && skill?.kind === 'recipe' ? asRecipe(skill, reading, LIKELY) : undefined;
}
