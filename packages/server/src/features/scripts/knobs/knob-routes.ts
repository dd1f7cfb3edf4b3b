import {
  answerKnobsEndpoint,
  changeAnswerKnobEndpoint,
  changeScriptKnobEndpoint,
  scriptKnobsEndpoint,
} from '@hotscribe/contract';
import type { Mount } from '#http/mount.ts';
import { DomainError } from '#lib/domain-error.ts';
import { findAnswer } from '../answers/answer-store.ts';
import { lastChangeOf, replyOf } from '../answers/answer-versions.ts';
import type { ScriptDeps } from '../script-deps.ts';
import { findScript } from '../script-store.ts';
import { lastChangeOfScript } from '../version-store.ts';
import { changeAnswerKnob, changeScriptKnob } from './change-knob.ts';
import { knobsOf } from './script-knobs.ts';

const success = true as const;

/** Every call asks for the owner: another's id is answered like one that does not exist. */
export function mountKnobs(mount: Mount, deps: ScriptDeps): void {
  const { db } = deps;

  mount(answerKnobsEndpoint, async ({ id }, { signedIn }) => {
    const row = await findAnswer(db, signedIn.userId, id);
    if (!row) throw new DomainError('not-found');
    const reply = replyOf(row);
    return { success, script: reply.script, knobs: await knobsOf(reply), lastChange: await lastChangeOf(db, id) };
  });
  mount(scriptKnobsEndpoint, async ({ id }, { signedIn }) => {
    const row = await findScript(db, signedIn.userId, id);
    if (!row) throw new DomainError('not-found');
    return { success, script: row.script, knobs: await knobsOf(row), lastChange: await lastChangeOfScript(db, id) };
  });
  mount(changeAnswerKnobEndpoint, (change, { signedIn }) => changeAnswerKnob(deps, signedIn.userId, change));
  mount(changeScriptKnobEndpoint, (change, { signedIn }) => changeScriptKnob(deps, signedIn.userId, change));
}
