import type { Step } from '#ir/automation.ts';
import type { Entity, Reading } from '#ir/entity.ts';
import type { Skill } from '#skills/skill.ts';
import type { Ranker } from './rank/ranker.ts';

export type Knowledge = { readonly rank: Ranker; readonly skills: ReadonlyMap<string, Skill> };

/** What a part of a request is taken to mean, and how sure that is, between 0 and 1. */
export type Steps = {
  readonly steps: readonly Step[];
  readonly assumed: readonly string[];
  readonly used: readonly Entity[];
  readonly score: number;
  /** The skill that does it, where it is a single one. */
  readonly by?: string;
  /** Whether it was read by its grammar, and not guessed from its words. */
  readonly isRead?: boolean;
};

/** Reads one clause, such as "open notepad", with what it is about; nothing where it means something else. */
export type ClauseReader = (clause: Reading, text: string, knowledge: Knowledge) => Steps | undefined;

export function stepOf({ skills }: Knowledge, id: string, values: Record<string, unknown>): Step {
  const skill = skills.get(id);
  if (skill?.kind !== 'action') throw new Error(`There is no action “${id}”.`);
  return { title: skill.title, code: skill.code(values as never), needs: skill.needs?.(values as never) ?? '' };
}
