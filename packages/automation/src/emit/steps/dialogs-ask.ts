import type { Field } from '#language/program.ts';
import type { DIALOGS } from '#language/steps/dialogs.ts';
import { literal } from '../code.ts';
import { setting } from '../draft.ts';
import type { Emitters } from '../emitters.ts';
import type { HelperName } from '../library/library.ts';
import { assignedVariable, type Scope } from '../scope.ts';
import { useHelper } from '../use-helper.ts';
import { argument } from '../values/expression.ts';
import { spanExpression } from '../values/time-expression.ts';

type AskKind = 'ask' | 'ask-number' | 'ask-date' | 'choose' | 'pick' | 'form' | 'confirm' | 'password';

/** What the script asks. Without an answer the rest of the rule is left out: the functions end the thread. */
export const EMIT_ASKED: Pick<Emitters<typeof DIALOGS>, AskKind> = {
  ask: ({ prompt, name, default: preset, hidden }, scope) => {
    const values = [argument(prompt, scope), preset ? argument(preset, scope) : '', hidden ? '"Password"' : ''];
    return answered(name, 'AnswerTo', values, scope);
  },
  'ask-number': ({ prompt, name, default: preset }, scope) =>
    answered(name, 'NumberFor', [argument(prompt, scope), preset ? argument(preset, scope) : ''], scope),
  'ask-date': ({ prompt, name }, scope) => answered(name, 'DateFor', [argument(prompt, scope)], scope),
  choose: ({ prompt, name, options }, scope) => {
    const list = `[${options.map((option) => argument(option, scope)).join(', ')}]`;
    return answered(name, 'ChoiceOf', [argument(prompt, scope), list], scope);
  },
  pick: ({ lines, name }, scope) => answered(name, 'PickedLine', [argument(lines, scope)], scope),
  form: ({ title, fields }, scope) => {
    const questions = fields.map((field) => `[${questionOf(field, scope).join(', ')}]`);
    return [`${useHelper(scope.draft, 'FillIn')}(${[literal(title ?? 'Please fill in'), ...questions].join(', ')})`];
  },
  confirm: ({ question, time, default: answer }, scope) => {
    const limit = time ? `, ${time.from === time.to ? time.from / 1000 : `${spanExpression(time)} / 1000`}` : '';
    const then = limit && answer === 'yes' ? ', "Yes"' : '';
    return [`${useHelper(scope.draft, 'Confirm')}(${argument(question, scope)}${limit}${then})`];
  },
  password: ({ word }, scope) => {
    const { draft } = scope;
    const isKnown = word.kind === 'text';
    const password = isKnown
      ? setting(draft, 'password', literal(word.text), 'the password it asks for')
      : argument(word, scope);
    return [`${useHelper(draft, 'CheckPassword')}(${password})`];
  },
};

function questionOf({ label, name, options, check }: Field, scope: Scope): string[] {
  const question = [literal(label), `&${assignedVariable(scope, name)}`];
  if (check) return [...question, '"check"'];
  return options ? [...question, `[${options.map((option) => argument(option, scope)).join(', ')}]`] : question;
}

function answered(name: string, helper: HelperName, values: readonly string[], scope: Scope): string[] {
  const given = values.slice(0, values.findLastIndex((value) => value !== '') + 1).join(', ');
  return [`${assignedVariable(scope, name)} := ${useHelper(scope.draft, helper)}(${given})`];
}
