import { type KeptAnswer, type RecentAnswer, scriptNameFrom } from '@hotscribe/contract';
import type { AnswerRow } from '#db/schema.ts';
import { replyOf } from './answer-versions.ts';

/** An answer as a list shows it. */
export function recentView(row: AnswerRow & { saved_as: string | null }): RecentAnswer {
  const { script, writer, explanation } = replyOf(row);
  return {
    id: row.id,
    request: row.request,
    name: scriptNameFrom(explanation.lines, row.request),
    script,
    state: row.state,
    writer,
    savedAs: row.saved_as,
    createdAt: isoTime(row.created_at),
  };
}

/** The whole of it. */
export function answerView(row: AnswerRow, saved: KeptAnswer['saved'] | undefined): KeptAnswer {
  const generated = replyOf(row);
  return {
    id: row.id,
    request: row.request,
    name: scriptNameFrom(generated.explanation.lines, row.request),
    createdAt: isoTime(row.created_at),
    generated,
    saved: saved ?? null,
  };
}

function isoTime(time: number): string {
  return new Date(time).toISOString();
}
