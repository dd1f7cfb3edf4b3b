import type { Step } from '#ir/automation.ts';
import type { Entity, EntityKind, Reading } from '#ir/entity.ts';
import type { Piece } from '../clauses/written-piece.ts';
import type { Knowledge } from '../understanding.ts';

/** What was told so far: the steps, what is still being written, and the window that was waited for last. */
export type Told = {
  readonly steps: readonly Step[];
  readonly writing: readonly Piece[];
  readonly title?: string;
};

/** Reads one part of a sequence in the light of what came before it; nothing where it means something else. */
export type PartReader = (part: Reading, text: string, told: Told, knowledge: Knowledge) => Told | undefined;

export function step(title: string, code: string, needs = ''): Step {
  return { title, code, needs };
}

export function withSteps(told: Told, ...steps: readonly Step[]): Told {
  return { ...told, steps: [...told.steps, ...steps] };
}

type ValueOf<K extends EntityKind> = Extract<Entity, { kind: K }>['value'];

/** The first value of a kind that a part of the sequence names. */
export function saidValue<K extends EntityKind>(part: Reading, kind: K): ValueOf<K> | undefined {
  return part.entities.find((entity) => entity.kind === kind)?.value as ValueOf<K> | undefined;
}
