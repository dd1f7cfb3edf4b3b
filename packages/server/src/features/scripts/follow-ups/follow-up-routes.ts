import {
  answerFollowUpsEndpoint,
  type FollowUpState,
  followUpAnswerEndpoint,
  followUpScriptEndpoint,
  scriptFollowUpsEndpoint,
} from '@hotscribe/contract';
import type { Mount } from '#http/mount.ts';
import { lastChangeOf } from '../answers/answer-versions.ts';
import type { ScriptDeps } from '../script-deps.ts';
import { lastChangeOfScript } from '../version-store.ts';
import { followUp } from './follow-up.ts';
import { findPresent, freeLeftOn, type Subject } from './subject.ts';

const success = true as const;

/** Every call asks for the owner: another's id is answered like one that does not exist. */
export function mountFollowUps(mount: Mount, deps: ScriptDeps): void {
  const { db } = deps;

  async function stateOf(userId: string, subject: Subject): Promise<FollowUpState> {
    const present = await findPresent(db, userId, subject);
    const lastChange = await (subject.kind === 'answer' ? lastChangeOf : lastChangeOfScript)(db, subject.id);
    return {
      freeLeft: freeLeftOn(present),
      takesAnyCode: deps.mayTakeLong,
      takesPrograms: await deps.revisesPrograms(),
      lastChange,
    };
  }

  mount(followUpAnswerEndpoint, async ({ id, wish, script }, { signedIn, address, idempotencyKey, abortSignal }) => {
    const asked = { userId: signedIn.userId, address, idempotencyKey, abortSignal: abortSignal() };
    return followUp(deps, { ...asked, subject: { kind: 'answer', id }, wish, edited: script });
  });
  mount(followUpScriptEndpoint, async ({ id, wish }, { signedIn, address, idempotencyKey, abortSignal }) => {
    const asked = { userId: signedIn.userId, address, idempotencyKey, abortSignal: abortSignal() };
    return followUp(deps, { ...asked, subject: { kind: 'script', id }, wish, edited: undefined });
  });
  mount(answerFollowUpsEndpoint, async ({ id }, { signedIn }) => {
    return { success, state: await stateOf(signedIn.userId, { kind: 'answer', id }) };
  });
  mount(scriptFollowUpsEndpoint, async ({ id }, { signedIn }) => {
    return { success, state: await stateOf(signedIn.userId, { kind: 'script', id }) };
  });
}
