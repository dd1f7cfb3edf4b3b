import type { Entity, Reading } from '#ir/entity.ts';
import { fillSlots } from '../slots/fill-slots.ts';
import { type Knowledge, type Steps, stepOf } from '../understanding.ts';

const TRIED = 3;
const LEAST = 0.08;

/** What a clause most likely means by the ranker, where one action can do it. */
export function readByRank(clause: Reading, knowledge: Knowledge): Steps | undefined {
  const ranked = knowledge.rank(clause).slice(0, TRIED);
  for (const { id, score } of ranked) {
    const skill = knowledge.skills.get(id);
    if (skill?.kind !== 'action' || score < LEAST) continue;
    const filled = fillSlots(skill.slots, clause, []);
    if (!filled.ok) continue;
    const used: readonly Entity[] = filled.used;
    return {
      steps: [stepOf(knowledge, id, filled.values)],
      assumed: filled.assumed,
      used,
      score: sureness(score, ranked[0]?.score ?? score),
      by: id,
    };
  }
  return undefined;
}

// An action that is not the likeliest meaning is a worse guess the further it lies behind.
function sureness(score: number, highest: number): number {
  return Math.sqrt((score * score) / highest);
}
