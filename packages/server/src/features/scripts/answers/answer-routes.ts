import {
  answerEndpoint,
  deleteAnswerEndpoint,
  deleteAnswersEndpoint,
  giveBackEndpoint,
  givingBackEndpoint,
  recentAnswersEndpoint,
} from '@hotscribe/contract';
import type { Mount } from '#http/mount.ts';
import { DomainError } from '#lib/domain-error.ts';
import type { ScriptDeps } from '../script-deps.ts';
import { deleteAnswerRow, deleteAnswerRows, findAnswer, findSavedFrom, listAnswers } from './answer-store.ts';
import { answerView, recentView } from './answer-view.ts';
import { giveBack, givingBackOf } from './give-back.ts';

const success = true as const;

/** Every call asks for the owner's answers alone: another's id is answered like one that does not exist. */
export function mountAnswers(mount: Mount, deps: ScriptDeps): void {
  const { db, now } = deps;

  mount(recentAnswersEndpoint, async (_input, { signedIn }) => {
    const rows = await listAnswers(db, signedIn.userId, now());
    return { success, answers: rows.map(recentView) };
  });
  mount(answerEndpoint, async ({ id }, { signedIn }) => {
    const row = await findAnswer(db, signedIn.userId, id);
    if (!row) throw new DomainError('not-found');
    return { success, answer: answerView(row, await findSavedFrom(db, signedIn.userId, id)) };
  });
  mount(deleteAnswerEndpoint, async ({ id }, { signedIn }) => {
    if (!(await deleteAnswerRow(db, signedIn.userId, id))) throw new DomainError('not-found');
    return { success, message: 'Deleted.' };
  });
  mount(deleteAnswersEndpoint, async (_input, { signedIn }) => {
    await deleteAnswerRows(db, signedIn.userId);
    return { success, message: 'All deleted.' };
  });
  mount(givingBackEndpoint, async ({ id }, { signedIn }) => {
    return { success, givingBack: await givingBackOf(deps, signedIn.userId, id) };
  });
  mount(giveBackEndpoint, (input, { signedIn }) => giveBack(deps, signedIn.userId, input));
}
