import {
  type changeAnswerKnobEndpoint,
  changeNote,
  type changeScriptKnobEndpoint,
  type InputOf,
  type Knob,
  type OutputOf,
} from '@hotscribe/contract';
import { refuseFlood } from '#db/refuse-flood.ts';
import { DomainError } from '#lib/domain-error.ts';
import { findAnswer } from '../answers/answer-store.ts';
import { noteChanged } from '../answers/answer-use.ts';
import { changeAnswer, holdAnswer, lastChangeOf, replyOf } from '../answers/answer-versions.ts';
import { examine } from '../examine-script.ts';
import type { ScriptDeps } from '../script-deps.ts';
import { findScript, holdScript } from '../script-store.ts';
import { scriptView } from '../script-view.ts';
import { applyChange } from '../update-script.ts';
import { lastChangeOfScript } from '../version-store.ts';
import { changedAnswer, problemWith } from './changed-answer.ts';
import { changeSource, knobsOf, type Source } from './script-knobs.ts';

type Deps = Pick<ScriptDeps, 'db' | 'now' | 'countOutcome' | 'billing'>;
type Change = InputOf<typeof changeAnswerKnobEndpoint>;

// It costs nothing, so that without a bound one user could keep a server busy.
const BOUND = { of: 'knobs', max: 120, windowMs: 60_000 };
const CHANGED_ELSEWHERE = 'This script was changed somewhere else. Reload the page to see the current version.';
const success = true as const;

/** Changes one value of an answer. It is free, and can be undone. */
export async function changeAnswerKnob(
  deps: Deps,
  userId: string,
  change: Change,
): Promise<OutputOf<typeof changeAnswerKnobEndpoint>> {
  const { db: database, now } = deps;
  await refuseFlood(deps, { ...BOUND, who: userId });
  const answer = await findAnswer(database, userId, change.id);
  if (!answer) throw new DomainError('not-found');
  const before = replyOf(answer);
  // All that takes time is done before the row is held: others write in the meantime.
  const { source, knobs, knob } = await changed(before, change);
  const { reply, problem } = await changedAnswer(before, source);
  if (!reply) throw cannotBe(problem);
  return database.transaction().execute(async (db) => {
    const held = await holdAnswer(db, userId, change.id);
    if (!held) throw new DomainError('not-found');
    if (replyOf(held).script !== before.script) throw changedElsewhere();
    if (reply.script !== before.script) {
      await changeAnswer(db, held, { reply, note: changeNote(knob) }, now());
      await noteChanged(deps, db, held.id);
    }
    return { success, generated: reply, knobs, lastChange: await lastChangeOf(db, held.id) };
  });
}

/** Changes one value of a saved script; the text it had is kept as a version. */
export async function changeScriptKnob(
  deps: Deps,
  userId: string,
  change: Change,
): Promise<OutputOf<typeof changeScriptKnobEndpoint>> {
  const { db: database, now } = deps;
  await refuseFlood(deps, { ...BOUND, who: userId });
  const before = await findScript(database, userId, change.id);
  if (!before) throw new DomainError('not-found');
  const { source, knobs, knob } = await changed(before, change);
  const problem = problemWith(await examine(source.script));
  if (problem) throw cannotBe(problem);
  return database.transaction().execute(async (db) => {
    const held = await holdScript(db, userId, change.id);
    if (!held) throw new DomainError('not-found');
    if (held.script !== before.script) throw changedElsewhere();
    const isSame = source.script === held.script;
    const script = isSame
      ? scriptView(held)
      : await applyChange({ db, now, billing: deps.billing }, userId, held.id, { ...source, note: changeNote(knob) });
    if (!isSame) await noteChanged(deps, db, held.answer_id);
    return { success, script, knobs, lastChange: await lastChangeOfScript(db, held.id) };
  });
}

async function changed(before: Source, { knob: id, was, value }: Change) {
  const earlier = (await knobsOf(before)).find((knob) => knob.id === id);
  if (earlier?.value !== was) throw changedElsewhere();
  const { source, problem } = await changeSource(before, id, value);
  if (!source) throw cannotBe(problem);
  const knobs = await knobsOf(source);
  const knob: Knob = knobs.find((each) => each.id === id) ?? { ...earlier, value, said: value };
  return { source, knobs, knob };
}

function changedElsewhere(): DomainError {
  return new DomainError('script-changed', { message: CHANGED_ELSEWHERE });
}

function cannotBe(problem: string): DomainError {
  return new DomainError('invalid-input', { message: problem, fields: { value: problem } });
}
