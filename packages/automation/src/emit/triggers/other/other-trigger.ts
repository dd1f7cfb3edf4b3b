import type { Trigger } from '#language/triggers.ts';
import type { Scope } from '../../scope.ts';

type KeyTrigger = 'key' | 'together' | 'sequence' | 'any-key' | 'abbr';

/** What is not pressed or typed. */
export type OtherTrigger = Exclude<Trigger, { kind: KeyTrigger }>;

/** A function for each of these kinds, which writes into the draft what calls the rule. */
export type TriggerEmitters<K extends OtherTrigger['kind']> = {
  readonly [Kind in K]: (trigger: Extract<OtherTrigger, { kind: Kind }>, scope: Scope) => void;
};
